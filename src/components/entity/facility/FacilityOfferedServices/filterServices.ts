import { fillIn } from '#src/domain/text/fillIn.ts';

const plain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Narrows the services of a section by what is written in its field, and by what is open now (`tellServices`): a service is
 * found by its name, by where it is, and by its parts, which it then shows. Returns what to call when states have changed.
 */
export function filterServices(section: Element): () => void {
  const field = section.querySelector('input');
  const only = section.querySelector<HTMLButtonElement>('button[aria-pressed]');
  const said = section.querySelector<HTMLElement>('[role="status"]');
  const entries = [...section.querySelectorAll('details')];
  const opened = new Set<HTMLDetailsElement>();
  const groups = new Map(entries.map((entry) => [entry, entry.getAttribute('name') ?? '']));

  const narrow = () => {
    const words = plain(field?.value).split(/\s+/).filter(Boolean);
    const isOpenOnly = only?.getAttribute('aria-pressed') === 'true';
    const fits = (...parts: Iterable<Element>[]) => {
      const text = plain(parts.flatMap((some) => [...some].map((one) => one.textContent)).join(' '));
      return words.every((word) => text.includes(word));
    };
    let count = 0;
    for (const entry of entries) {
      const own = entry.querySelectorAll('summary [data-words]');
      const parts = [...entry.querySelectorAll('li')];
      const isNamed = fits(own);
      const found = parts.filter((part) => fits(own, [part]));
      for (const part of parts) part.hidden = !isNamed && !found.includes(part);
      entry.hidden =
        (!isNamed && found.length === 0) || (isOpenOnly && !entry.querySelector('summary [data-open]'));
      if (!entry.hidden) count += 1;
      // While somebody looks for a part, all that have it may be open at a time.
      const isSought = words.length > 0 && !isNamed && !entry.hidden;
      entry.setAttribute('name', words.length > 0 ? '' : (groups.get(entry) ?? ''));
      if (isSought && !entry.open) opened.add(entry);
      if (isSought) entry.open = true;
      else if (opened.delete(entry)) entry.open = false;
    }
    for (const row of section.querySelectorAll<HTMLElement>('.FacilityOfferedServices-more > ul > li')) {
      row.hidden = isOpenOnly || !fits([row]);
      if (!row.hidden) count += 1;
    }
    for (const group of section.querySelectorAll<HTMLElement>('.FacilityOfferedServices-more'))
      group.hidden = !group.querySelector('li:not([hidden]), details:not([hidden])');
    if (!said) return;
    const { none = '', one = '', many = '' } = said.dataset;
    const text = words.length === 0 && !isOpenOnly ? '' : fillIn([none, one][count] ?? many, { count });
    if (said.textContent !== text) said.textContent = text;
  };

  field?.addEventListener('input', narrow);
  only?.addEventListener('click', () => {
    only.setAttribute('aria-pressed', String(only.getAttribute('aria-pressed') !== 'true'));
    narrow();
  });
  return () => {
    const open = section.querySelectorAll('summary [data-open]').length;
    if (only) {
      only.textContent = fillIn(only.dataset['many'] ?? '', { count: open });
      only.classList.toggle('FacilityOfferedServices-only--asleep', open === 0);
    }
    narrow();
  };
}
