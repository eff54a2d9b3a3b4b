import { toggleConsentPreferences } from '#src/browser/consent.ts';

/** Links that lead to the choice of what may be tracked. */
const OPT_OUT = '[data-tracking-opt-out]';

/** Opens the consent preferences of the page in place of the page an opt-out link leads to; without any it leads there. */
export function answerOptOut(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(OPT_OUT) : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link && isPlain && toggleConsentPreferences()) event.preventDefault();
  });
}
