// Style sheets that come with a part of the page: a game's own, before its table is drawn.

/** Put a style sheet in force; resolves once its rules apply. A sheet that does not arrive is no reason to stop. */
export function applySheet(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(url, import.meta.url).href; // beside this script
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
