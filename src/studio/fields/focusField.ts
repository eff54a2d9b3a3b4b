/** How long a part that is loaded on demand may take until its field can be written in. */
const PATIENCE_MS = 3000;
const AGAIN_MS = 50;

const WRITTEN = '[contenteditable="true"], input, textarea';

const fieldOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) => dataset['field'] === key);

/** Puts the caret into a field of the panel, as soon as it is there; `within` names a part of it. */
export function focusField(key: string, within = ''): void {
  const until = Date.now() + PATIENCE_MS;
  const attempt = () => {
    const field = fieldOf(key);
    const target =
      (within && field?.querySelector<HTMLElement>(within)) || field?.querySelector<HTMLElement>(WRITTEN);
    if (target) {
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
    } else if (Date.now() < until) setTimeout(attempt, AGAIN_MS);
  };
  // What is selected is drawn first, and a dialog that closes gives its focus back before.
  setTimeout(attempt, AGAIN_MS);
}

/**
 * Puts the focus into an entry of the panel, as soon as it is there: on the first of its parts that is named and open, without
 * names into its first field.
 */
export function focusEntry(
  itemId: string,
  parts: readonly string[] = [`[data-act="choose"], ${WRITTEN}`],
): void {
  const until = Date.now() + PATIENCE_MS;
  const attempt = () => {
    const entry = [...document.querySelectorAll<HTMLElement>('[data-entry]')].find(
      ({ dataset }) => dataset['entry'] === itemId,
    );
    const target = parts
      .flatMap((part) => [...(entry?.querySelectorAll<HTMLElement>(part) ?? [])])
      .find((one) => one.closest('[data-entry]') === entry && !one.matches(':disabled'));
    if (target) {
      target.focus();
      target.scrollIntoView?.({ block: 'nearest' });
    } else if (Date.now() < until) setTimeout(attempt, AGAIN_MS);
  };
  setTimeout(attempt, AGAIN_MS);
}

/** Puts the caret into the first field of what is selected. */
export function focusPanel(): void {
  setTimeout(
    () =>
      document
        .querySelector<HTMLElement>('.Panel-fields :is([contenteditable="true"], input, textarea)')
        ?.focus(),
    AGAIN_MS,
  );
}

/** Brings the field of what is selected on the page into the panel's view. */
export function showField(selected: string): void {
  const key = /^f:(.*)#\d+$/.exec(selected)?.[1];
  if (key) fieldOf(key)?.scrollIntoView({ block: 'nearest' });
}

/** Key of the field of the panel somebody writes in; undefined for none. */
export const fieldInFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
