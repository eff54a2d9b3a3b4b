/*
 * Sheets are left out of component tests, and what a browser says of a control depends on them in one thing: words that stand
 * in boxes of their own, in a row or only for screen readers, are words apart. In the house's sheets nearly all such parts are.
 */
const style = document.createElement('style');
style.textContent = 'span, small, strong { display: block }';
document.head.append(style);

// Nothing has a size here, so that none changes; who tests what changes brings an observer of its own.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
