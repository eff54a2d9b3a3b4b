/** What stands on a page for editors alone; a version that is only looked at goes without. */
const LOOKED_AT = `
  [data-editor-tool], .EditingNote, .HelpPanel { display: none !important; }
`;

/** How a text looks while it is written in: the caret is the focus, and the Studio draws where it ends. */
const RULES = `
  [data-writing] { outline: none; box-shadow: none; caret-color: #d9542f; }
`;

/** Rules of a sheet made by a script are the script's own: the page's policy needs no exception for them. */
const dress = (page: Document, rules: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
};

export const dressWriting = (page: Document): void => dress(page, RULES);
export const dressForLooking = (page: Document): void => dress(page, LOOKED_AT);
