import { act } from 'react';

interface Watching {
  element: Element;
  margin: string | undefined;
  notify: (entries: { target: Element; isIntersecting: boolean; intersectionRatio: number }[]) => void;
}

/** Stands in for the browser's IntersectionObserver, which jsdom has not; scrolling is what the test says. */
export function fakeIntersection() {
  const watching = new Set<Watching>();
  class FakeObserver {
    private readonly notify: Watching['notify'];
    private readonly margin: string | undefined;
    constructor(notify: Watching['notify'], options: { rootMargin?: string } = {}) {
      this.notify = notify;
      this.margin = options.rootMargin;
    }
    observe(element: Element) {
      watching.add({ element, notify: this.notify, margin: this.margin });
    }
    unobserve() {}
    disconnect() {
      for (const one of watching) if (one.notify === this.notify) watching.delete(one);
    }
  }
  const target = window as unknown as { IntersectionObserver?: unknown };
  const before = target.IntersectionObserver;
  target.IntersectionObserver = FakeObserver;
  return {
    /** What is watched. */
    watched: () => [...watching].map(({ element }) => element),
    /** Margins of the observers at work. */
    margins: () => [...watching].map(({ margin }) => margin),
    /** Brings this share of every watched element into view. */
    async scrollTo(ratio: number) {
      await act(async () => {
        for (const { element, notify } of [...watching]) {
          notify([{ target: element, isIntersecting: ratio > 0, intersectionRatio: ratio }]);
        }
      });
    },
    restore() {
      if (before === undefined) delete target.IntersectionObserver;
      else target.IntersectionObserver = before;
    },
  };
}
