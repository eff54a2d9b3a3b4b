import fc from 'fast-check';
import { queryParams } from '#src/domain/search/screenState.ts';
import { planComparisonPath, readPlanComparison, withoutPlan, withPlanSecond } from './planComparison.ts';

it('reads what a form sends and what a link has', () => {
  expect(
    readPlanComparison(
      queryParams('?plans=plan001&plans=plan003&zip=95816-1234&age=43&providers=prov1,prov2&doctor=+Okafor+'),
    ),
  ).toEqual({
    plans: ['plan001', 'plan003'],
    zip: '95816',
    age: 43,
    doctors: ['prov1', 'prov2'],
    doctor: 'Okafor',
    unread: [],
  });
  expect(readPlanComparison({})).toEqual({ plans: [], doctors: [], unread: [] });
});

it.each([
  ['a word for a ZIP code', 'zip=Sacramento', { unread: ['zip'] }],
  ['four digits', 'zip=9581', { unread: ['zip'] }],
  ['an age nobody has', 'age=121', { unread: ['age'] }],
  ['half an age', 'age=4.5', { unread: ['age'] }],
  ['empty fields', 'zip=&age=&doctor=', { unread: [] }],
  ['markup for a plan', 'plans=%3Cscript%3E,plan001', { plans: ['plan001'], unread: [] }],
  ['more than fit', 'plans=a,b,c,d,e', { plans: ['a', 'b', 'c', 'd'], unread: [] }],
])('takes no harm from %s', (_, query, expected) => {
  expect(readPlanComparison(queryParams(query))).toEqual({ plans: [], doctors: [], ...expected });
});

it('what is read is printed, and read again the same; nothing hostile gets into an address', () => {
  const value = fc.oneof(fc.string({ maxLength: 2000 }), fc.array(fc.string(), { maxLength: 6 }));
  fc.assert(
    fc.property(
      fc.record({ plans: value, zip: value, age: value, providers: value, doctor: value }),
      (query) => {
        const { unread: _, doctor: __, ...read } = readPlanComparison(query);
        const path = planComparisonPath(read);
        expect(path).toMatch(/^\/shop-plans\/compare(\?[\w.,=&-]+)?$/);
        const again = readPlanComparison(queryParams(new URL(path, 'https://x.example').search));
        expect(again).toEqual({ ...read, unread: [] });
      },
    ),
  );
});

it('puts one in the place of the second, and takes one out', () => {
  expect(withPlanSecond(['a', 'b', 'c', 'd'], 'c')).toEqual(['a', 'c', 'b', 'd']);
  expect(withPlanSecond(['a'], 'a')).toEqual(['a']);
  expect(withoutPlan(['a', 'b'], 'a')).toEqual(['b']);
});
