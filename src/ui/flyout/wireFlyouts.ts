import type { FlyoutOptions } from './flyoutMarks.ts';

/** Told on `document` when a flyout opens; the others of its group close. */
const OPENED = 'site:flyout-opened';
interface Opened {
  group: string;
  name: string;
}

const selectorOf = (name: string) => `[data-flyout-part="${name}"]`;

/** Gives the flyouts of a page (`flyoutMarks`) their manners. */
export function wireFlyouts(root: ParentNode): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-flyout]')) {
    const { flyout, flyoutGroup, flyoutLock, flyoutFocus } = details.dataset;
    wireFlyout(details, {
      name: flyout ?? '',
      group: flyoutGroup ?? '',
      ...(flyoutLock && { lockScroll: flyoutLock }),
      ...(flyoutFocus && { focusOnOpen: flyoutFocus }),
    });
  }
}

/**
 * The manners of a flyout, added to a native `<details>`, which opens and closes by itself before scripts run:
 * one open at a time, closed by Escape, a press outside, focus leaving and a change
 * of address, and no scrolling behind it where `lockScroll` holds.
 */
function wireFlyout(node: HTMLDetailsElement, { group, name, lockScroll, focusOnOpen }: FlyoutOptions): void {
  let wasOpen = node.open;
  const root = document.documentElement;
  const isPart = (target: EventTarget | null) =>
    target instanceof Node &&
    (node.contains(target) || (target instanceof Element && target.closest(selectorOf(name)) !== null));
  const close = () => {
    node.open = false;
    settle();
  };
  const settle = () => {
    if (node.open === wasOpen) return;
    wasOpen = node.open;
    if (node.open) {
      document.dispatchEvent(new CustomEvent<Opened>(OPENED, { detail: { group, name } }));
      if (lockScroll && window.matchMedia?.(lockScroll).matches) root.style.setProperty('overflow', 'hidden');
      if (focusOnOpen) node.querySelector<HTMLElement>(focusOnOpen)?.focus();
    } else if (lockScroll) {
      root.style.removeProperty('overflow');
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !node.open) return;
    const hadFocus = isPart(document.activeElement);
    close();
    if (hadFocus) node.querySelector('summary')?.focus();
  };
  // Closing on the way down would move the page under the finger: the click would land elsewhere.
  let isPressing = false;
  const onDown = () => {
    isPressing = true;
  };
  const onPress = (event: Event) => {
    isPressing = false;
    if (node.open && !isPart(event.target)) close();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (
      node.open &&
      !isPressing &&
      event.relatedTarget &&
      isPart(event.target) &&
      !isPart(event.relatedTarget)
    )
      close();
  };
  const onOther = (event: Event) => {
    const { detail } = event as CustomEvent<Opened>;
    if (node.open && detail.group === group && detail.name !== name) close();
  };
  const onFollow = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) close();
  };
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [node, 'toggle', settle],
    [node, 'click', onFollow],
    [document, 'keydown', onKey],
    [document, 'pointerdown', onDown],
    [document, 'pointercancel', () => (isPressing = false)],
    [document, 'click', onPress],
    [document, 'focusout', onFocusOut],
    [document, OPENED, onOther],
    [window, 'hashchange', close],
    [window, 'popstate', close],
    [window, 'pagehide', close],
  ];
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener as EventListener);
  if (node.open) {
    // Opened before scripts ran.
    wasOpen = false;
    settle();
  }
}
