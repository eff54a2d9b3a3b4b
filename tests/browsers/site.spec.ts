import { providerPath } from '../../scripts/lib/samplePages.ts';
import { site } from '../e2e/support/addresses.ts';
import { button } from './Visitor.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './Visitor.ts';

/* Pages for visitors: drawn, and awake where somebody presses. */

const title = { css: 'main h1' };
const count = { css: '.ResultsCount' };

/** How many results the count tells of. */
const total = async (visitor: Visitor) =>
  Number(/ of ([\d,]+)$/.exec((await visitor.sees(count)).text)?.[1]?.replaceAll(',', ''));

test('the home page opens its menu, and its search suggests what somebody types', async ({ visitor }) => {
  await visitor.open(`${site}/`);
  await visitor.sees(title);
  await visitor.press({ css: 'header summary', name: 'Care and services' });
  await visitor.sees({ css: 'header details[open] a' });
  await visitor.key('Escape');
  await visitor.misses({ css: 'header details[open] a' });

  await visitor.press({ css: 'main input', name: 'Search for' });
  await visitor.type('cardiology');
  await visitor.press({ css: 'main input', name: 'Near' });
  await visitor.type('958');
  // Its code has come by now, and suggests with the next key.
  await visitor.sees({ css: 'main button', name: 'Clear the search text' });
  await visitor.type('16');
  await visitor.reads({ css: '[role="option"]' }, '95816');
  await visitor.key('Enter');
  await expect.poll(() => visitor.address()).toContain('/find-provider?');
  await visitor.reads(title, 'cardiology');
});

test('a provider’s page wakes where it is pressed', async ({ visitor }) => {
  await visitor.open(site + (await providerPath(site)));
  await visitor.sees(title);
  const compare = { css: 'main button[aria-pressed]' };
  await visitor.press(compare);
  await visitor.sees({ css: 'main button[aria-pressed="true"]' });
  await visitor.press(compare);
  await visitor.misses({ css: 'main button[aria-pressed="true"]' });
});

test('a search answers, and a filter narrows it in place', async ({ visitor }) => {
  await visitor.open(`${site}/find-provider?query=%22cardiology%22`);
  const all = await total(visitor);
  await visitor.press({ css: '.FacetGroup .Checkbox-label', name: 'Cardiology' });
  await visitor.sees(button('Clear All'));
  await expect.poll(() => total(visitor)).toBeLessThan(all);
  expect(await visitor.address()).toContain('facets=');
  await visitor.press(button('Clear All'));
  await expect.poll(() => total(visitor)).toBe(all);
});
