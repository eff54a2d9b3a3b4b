import { fillIn } from '#src/domain/text/fillIn.ts';
import { fold } from '#src/domain/text/fold.ts';

/** Entries that were opened because a part of them was looked for, and the groups entries are of. */
const opened = new WeakSet<Element>();
const groups = new WeakMap<Element, string>();

/**
 * Shows of a section's services those that fit what is written in its field and, if its button is pressed, are open now: a
 * service is found by its name, by where it is, and by its parts, which it then shows.
 */
export function narrowServices(section: Element): void {
  const words = fold(section.querySelector('input')?.value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const isOpenOnly = section.querySelector('button[aria-pressed="true"]') !== null;
  const fits = (...some: Element[]) => {
    const text = fold(some.map((one) => one.textContent).join(' '));
    return words.every((word) => text.includes(word));
  };
  let count = 0;
  for (const entry of section.querySelectorAll('details')) {
    if (!groups.has(entry)) groups.set(entry, entry.getAttribute('name') ?? '');
    const own = [...entry.querySelectorAll('summary [data-words]')];
    const parts = [...entry.querySelectorAll('li')];
    const isNamed = fits(...own);
    for (const part of parts) part.hidden = !isNamed && !fits(...own, part);
    const isFound = isNamed || parts.some((part) => !part.hidden);
    entry.hidden = !isFound || (isOpenOnly && !entry.querySelector('summary [data-open]'));
    if (!entry.hidden) count += 1;
    // While somebody looks for a part, all that have it may be open at a time.
    entry.setAttribute('name', words.length > 0 ? '' : (groups.get(entry) ?? ''));
    const isSought = !isNamed && !entry.hidden;
    if (isSought && !entry.open) opened.add(entry);
    if (isSought) entry.open = true;
    else if (opened.delete(entry)) entry.open = false;
  }
  for (const row of section.querySelectorAll<HTMLElement>('.FacilityOfferedServices-more > ul > li')) {
    row.hidden = isOpenOnly || !fits(row);
    if (!row.hidden) count += 1;
  }
  for (const group of section.querySelectorAll<HTMLElement>('.FacilityOfferedServices-more'))
    group.hidden = !group.querySelector('li:not([hidden]), details:not([hidden])');
  const said = section.querySelector<HTMLElement>('[role="status"]');
  const { none = '', one = '', many = '' } = said?.dataset ?? {};
  const text = words.length === 0 && !isOpenOnly ? '' : fillIn([none, one][count] ?? many, { count });
  if (said && said.textContent !== text) said.textContent = text;
}
