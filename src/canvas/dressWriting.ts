/** What stands on a page for editors alone; a version that is only looked at goes without. */
const LOOKED_AT = `
  [data-editor-tool], .EditingNote, .HelpPanel { display: none !important; }
`;

/**
 * How a text looks while it is written in: the caret is the focus, and the Studio draws where it ends. Spaces and lines stay as
 * they are: where they fell together a browser would put in spaces that do not, and they would be stored.
 */
const RULES = `
  [data-written="lines"] { white-space: pre-line; }
  [data-writing] { outline: none; box-shadow: none; caret-color: #d9542f; white-space: pre-wrap !important; }
`;

/** Rules of a sheet made by a script are the script's own: the page's policy needs no exception for them. */
const dress = (page: Document, rules: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
};

export const dressWriting = (page: Document): void => dress(page, RULES);
export const dressForLooking = (page: Document): void => dress(page, LOOKED_AT);
