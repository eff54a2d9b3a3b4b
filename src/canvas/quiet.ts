/** Parts of the page that editors use themselves, such as its metadata panel. */
const TOOLS = '[data-editor-tool]';

const inTool = (target: EventTarget | null) => target instanceof Element && target.closest(TOOLS) !== null;

/**
 * The page neither leads away nor sends anything while it is edited, and is one stop of the Tab key, named as what it is;
 * editors' own tools on it work as ever.
 */
export function keepQuiet(page: Document, name: string): void {
  const stop = (event: Event) => {
    if (inTool(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ['click', 'auxclick', 'submit', 'dragstart', 'contextmenu'])
    page.addEventListener(kind, stop, { capture: true });
  page.body.tabIndex = 0;
  page.body.setAttribute('aria-label', name);
  const leaveOut = () => {
    for (const element of page.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    )) {
      if (element !== page.body && element.tabIndex >= 0 && !inTool(element)) element.tabIndex = -1;
    }
  };
  leaveOut();
  new MutationObserver(leaveOut).observe(page.body, { childList: true, subtree: true });
}
