import { splitPlaceholder } from './splitPlaceholder.ts';

describe('splitPlaceholder', () => {
  const child = (componentName: string) => ({ componentName, uid: componentName });
  const rendering = {
    componentName: 'Hero',
    placeholders: { 'facility-hero-{*}': ['A', 'B', 'C', 'B'].map(child), other: [child('B')] },
  };

  it('gives each area its components and the rest to facts, in the order of the editor', () => {
    const { top, facts } = splitPlaceholder(rendering, 'facility-hero', { top: ['B'] });
    expect(top.placeholders?.['facility-hero-{*}']).toEqual([child('B'), child('B')]);
    expect(facts.placeholders?.['facility-hero-{*}']).toEqual([child('A'), child('C')]);
    expect(facts.placeholders?.other).toEqual([child('B')]);
  });

  it('leaves the rendering as it was', () => {
    const before = structuredClone(rendering);
    splitPlaceholder(rendering, 'facility-hero', { top: ['A'] });
    expect(rendering).toEqual(before);
  });
});
