import { readFileSync } from 'node:fs';
import { ART_INKS, withInks } from './artInks.ts';
import { facilityArt } from './facilityArt.ts';

/** The `--art-…` tokens of a rule of the style sheet. */
function tokens(rule: string): Record<string, string> {
  const css = readFileSync('src/styles/global.css', 'utf8');
  const from = css.indexOf(`\n${rule} {`);
  const body = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries(
    [...body.matchAll(/--art-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
}

it('pictures without a style sheet have the colours of the style sheet, in both variants', () => {
  const main = tokens(':root');
  expect(Object.keys(main).length).toBe(20);
  expect(ART_INKS.main).toEqual(main);
  expect(ART_INKS.plan).toEqual({ ...main, ...tokens("[data-variant='plan']") });
});

it('writes every colour of a picture', () => {
  expect(withInks(facilityArt('fac1'), 'plan')).not.toContain('var(');
});
