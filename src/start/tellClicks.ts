import { TRACKING_CONSENT } from '#src/browser/consent.ts';

/**
 * Tells the data layer of clicks on what `clickMark` marks (S-319 – S-321): once for each press of a person, whether or
 * not the part of the page it is in is awake.
 */
export function tellClicks(root: Document): void {
  const { documentElement } = root;
  const tell = ({ target, isTrusted }: Event) => {
    const pressed = isTrusted && target instanceof Element ? target.closest('a, button, summary') : null;
    const marked = pressed?.closest('[data-click]');
    // Of a result the click on its name counts, not those on what else its card offers.
    if (!marked || (marked !== pressed && !pressed?.closest('h2, h3'))) return;
    // What is open already is being closed.
    if (marked.parentElement?.matches('details[open]')) return;
    const [click, entity_kind, entity_id] = marked.getAttribute('data-click')?.split(' ') ?? [];
    (window.dataLayer ??= []).push({
      event: `click_${click}`,
      entity_kind,
      entity_id,
      site: documentElement.dataset.variant,
      language: documentElement.lang,
      consent_required: TRACKING_CONSENT,
    });
  };
  // On the way down: what is kept for later does not come up again.
  root.addEventListener('click', tell, true);
}
