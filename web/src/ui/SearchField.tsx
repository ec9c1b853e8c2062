// A field to search in: its label is its placeholder too.

interface SearchFieldProps {
  label: string;
  value: string;
  autofocus?: boolean;
  onChange(text: string): void;
}

export function SearchField({ label, value, autofocus = false, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      autofocus={autofocus}
      value={value}
      aria-label={label}
      placeholder={label}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
