/** The category of tracking and chat (C-093). Nothing of it runs before the visitor allows it. */
export const TRACKING_CONSENT = 'C0002';
/** The category of streets on maps, whose host learns what part of a map is looked at. */
export const STREETS_CONSENT = 'C0003';

const STORED = 'consent';
const CHANGED = 'site:consent';

/** Whether the visitor allowed the category; not allowed until they say so. */
export function hasConsent(category: string = TRACKING_CONSENT): boolean {
  return allowed().includes(category);
}

function allowed(): string[] {
  try {
    return (localStorage.getItem(STORED) ?? '').split(',').filter(Boolean);
  } catch {
    return []; // storage is closed to the site
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

/** Allows a category, or no longer, and leaves the others as they are. */
export function setConsent(category: string, isAllowed: boolean): void {
  const others = allowed().filter((one) => one !== category);
  saveConsent(isAllowed ? [...others, category] : others);
}

/** Calls back with what is allowed whenever the visitor chooses anew. Returns a function that stops it. */
export function onConsent(hear: (categories: readonly string[]) => void): () => void {
  const changed = (event: Event) => hear((event as CustomEvent<readonly string[]>).detail);
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Calls back once the category is allowed: at once when it already is. Returns a function that stops waiting. */
export function whenAllowed(category: string, begin: () => void): () => void {
  if (hasConsent(category)) {
    begin();
    return () => undefined;
  }
  const stop = onConsent((categories) => {
    if (!categories.includes(category)) return;
    stop();
    begin();
  });
  return stop;
}

/** Opens or closes the consent preferences; false when the page has none. Asleep or awake, they hear the press. */
export function toggleConsentPreferences(): boolean {
  const button = document.querySelector<HTMLElement>('[data-consent-preferences]');
  button?.click();
  return button !== null;
}
