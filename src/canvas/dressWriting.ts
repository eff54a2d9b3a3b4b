/** How a text looks while it is written in: the caret is the focus, and the Studio draws where it ends. */
const RULES = `
  [data-writing] { outline: none; box-shadow: none; caret-color: #d9542f; }
`;

/** Rules of a sheet made by a script are the script's own: the page's policy needs no exception for them. */
export function dressWriting(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
