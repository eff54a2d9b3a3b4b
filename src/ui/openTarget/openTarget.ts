/**
 * Opens the closed `<details>` a link's hash leads to or into, and brings it into view (S-113): now, and whenever the
 * hash changes. Returns a function that stops it.
 */
export function openTarget(view: Window): () => void {
  const open = () => {
    const target = view.document.getElementById(idOf(view.location.hash));
    let details = target?.closest('details');
    if (!target || !details) return;
    for (; details; details = details.parentElement?.closest('details')) details.open = true;
    target.scrollIntoView?.({ block: 'start' });
  };
  open();
  view.addEventListener('hashchange', open);
  return () => view.removeEventListener('hashchange', open);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // a malformed escape names nothing
  }
}
