import axe from 'axe-core';

/**
 * Fails with a readable list when axe finds a violation in what stands in `container`. Contrast and target
 * size need a layout, which jsdom has not: the browser tests check them.
 */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  // axe measures icon fonts on a canvas, which jsdom only announces loudly that it has not.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      region: { enabled: false }, // a component alone has no landmarks around it
    },
  });
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
