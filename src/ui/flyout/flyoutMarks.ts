export interface FlyoutOptions {
  /** Flyouts of one group are mutually exclusive, wherever in the page they stand. */
  group: string;
  /** Tells it from the others; elements with `data-flyout-part="<name>"` count as part of it. */
  name: string;
  /** Where this media query holds the page behind does not scroll while it is open. */
  lockScroll?: string;
  /** What gets the focus when it opens, as a selector. */
  focusOnOpen?: string;
}

/** The attributes by which `wireFlyouts` knows a `<details>` as a flyout. */
export function flyoutMarks(options: FlyoutOptions) {
  return {
    'data-flyout': options.name,
    'data-flyout-group': options.group,
    'data-flyout-lock': options.lockScroll,
    'data-flyout-focus': options.focusOnOpen,
  };
}
