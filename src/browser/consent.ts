/** The category of tracking and chat (C-093). Nothing of it runs before the visitor allows it. */
export const TRACKING_CONSENT = 'C0002';

const STORED = 'consent';
const CHANGED = 'site:consent';

/** Whether the visitor allowed the category; not allowed until they say so. */
export function hasConsent(category: string = TRACKING_CONSENT): boolean {
  try {
    return (localStorage.getItem(STORED) ?? '').split(',').includes(category);
  } catch {
    return false; // storage is closed to the site
  }
}

/** Keeps the categories the visitor allows, and tells whoever waits for them. */
export function saveConsent(categories: readonly string[]): void {
  try {
    localStorage.setItem(STORED, categories.join(','));
  } catch {
    // Without storage the choice holds for this page only, through the event.
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: categories }));
}

/** Calls back once the category is allowed: at once when it already is. Returns a function that stops waiting. */
export function whenAllowed(category: string, begin: () => void): () => void {
  if (hasConsent(category)) {
    begin();
    return () => undefined;
  }
  const changed = (event: Event) => {
    if (!(event as CustomEvent<readonly string[]>).detail.includes(category)) return;
    window.removeEventListener(CHANGED, changed);
    begin();
  };
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Opens or closes the consent preferences; false when the page has none. Asleep or awake, they hear the press. */
export function toggleConsentPreferences(): boolean {
  const button = document.querySelector<HTMLElement>('[data-consent-preferences]');
  button?.click();
  return button !== null;
}
