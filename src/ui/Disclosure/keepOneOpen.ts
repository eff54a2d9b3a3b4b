/** Of `<details>` with one name one is open at a time, also in browsers that do not see to it themselves. */
export function keepOneOpen(root: Document): void {
  // The event does not rise, so it is heard on its way down.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.getAttribute('name')) return;
      for (const other of root.querySelectorAll<HTMLDetailsElement>('details[name][open]'))
        if (other !== target && other.getAttribute('name') === target.getAttribute('name'))
          other.open = false;
    },
    true,
  );
}
