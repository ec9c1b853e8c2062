// A box to tick, with its label beside it.

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label class="row">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
