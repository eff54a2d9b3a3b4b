/** How long a part that is loaded on demand may take until its field can be written in. */
const PATIENCE_MS = 3000;
const AGAIN_MS = 50;

const WRITTEN = '[contenteditable="true"], input, textarea';

const fieldOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) => dataset['field'] === key);

/** Counts what the focus was wanted for: whoever wants it next takes it from all before. */
let wishes = 0;

/** Gives the focus to what `find` finds, as soon as it is there, unless it is wanted elsewhere before. */
function focusOnceThere(find: () => HTMLElement | null | undefined, patienceMs = PATIENCE_MS): void {
  const until = Date.now() + patienceMs;
  const wish = ++wishes;
  const attempt = () => {
    if (wish !== wishes) return;
    const target = find();
    if (target) {
      target.focus();
      target.scrollIntoView?.({ block: 'nearest' });
    } else if (Date.now() < until) setTimeout(attempt, AGAIN_MS);
  };
  // What is selected is drawn first, and a dialog that closes gives its focus back before.
  setTimeout(attempt, AGAIN_MS);
}

/** Puts the caret into a field of the panel, as soon as it is there; `within` names a part of it. */
export function focusField(key: string, within = ''): void {
  focusOnceThere(() => {
    const field = fieldOf(key);
    return (
      (within && field?.querySelector<HTMLElement>(within)) || field?.querySelector<HTMLElement>(WRITTEN)
    );
  });
}

/**
 * Puts the focus into an entry of the panel, as soon as it is there: on the first of its parts that is named and open, without
 * names into its first field.
 */
export function focusEntry(
  itemId: string,
  parts: readonly string[] = [`[data-act="choose"], ${WRITTEN}`],
): void {
  focusOnceThere(() => {
    const entry = [...document.querySelectorAll<HTMLElement>('[data-entry]')].find(
      ({ dataset }) => dataset['entry'] === itemId,
    );
    return parts
      .flatMap((part) => [...(entry?.querySelectorAll<HTMLElement>(part) ?? [])])
      .find((one) => one.closest('[data-entry]') === entry && !one.matches(':disabled'));
  });
}

/** Puts the caret into the first field of what is selected, if it has one. */
export function focusPanel(): void {
  focusOnceThere(
    () => document.querySelector<HTMLElement>('.Panel-fields :is([contenteditable="true"], input, textarea)'),
    0,
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
