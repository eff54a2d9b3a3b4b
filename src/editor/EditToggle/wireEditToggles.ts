/** The storage key of a component's editing switch: one per placed component (E-061, E-063). */
export const editToggleKey = (component: string, uid: string | undefined) =>
  `edit-toggle:${component}:${uid ?? ''}`;

/**
 * Gives the editing switches of a page their memory and effect: on, everything closed in the component is open to be
 * worked on; off, the page is loaded again, which closes it (E-060 – E-063). Called only while editing.
 */
export function wireEditToggles(
  root: ParentNode,
  { storage = window.localStorage, reload = () => window.location.reload() } = {},
): void {
  for (const toggle of root.querySelectorAll<HTMLElement>('[data-edit-toggle]')) {
    const key = toggle.dataset.editToggle ?? '';
    const input = toggle.querySelector('input');
    const scope = toggle.parentElement;
    if (!input || !scope) continue;
    const isOn = quietly(() => storage.getItem(key)) === '1';
    input.checked = isOn;
    if (isOn) openAll(scope);
    input.addEventListener('change', () => {
      if (input.checked) {
        quietly(() => storage.setItem(key, '1'));
        openAll(scope);
      } else {
        quietly(() => storage.removeItem(key));
        reload();
      }
    });
  }
}

function openAll(scope: HTMLElement): void {
  for (const details of scope.querySelectorAll('details')) {
    details.removeAttribute('name'); // those of one name close one another
    details.open = true;
  }
}

/** Storage may be refused: then a switch lasts for this page. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
