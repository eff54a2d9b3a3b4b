import { commonName, eventClasses } from './eventClasses.ts';

const date = (id: string, c_teaserText: unknown, c_startDateTime?: string) => ({
  id,
  data: { c_teaserText, c_startDateTime },
});
const yoga = [date('y2', 'Yoga', '2026-12-09T10:00'), date('y1', 'Yoga', '2026-12-02T10:00')];
const birth = date('b1', 'Birth', '2026-12-05T09:00');
const told = (...args: Parameters<typeof eventClasses>) =>
  eventClasses(...args).map(({ result, others }) => [result.id, ...others.map(({ id }) => id)].join(' '));

it('names each class once, where its first date stood, with its next date in front', () => {
  expect(told([yoga[0]!, birth, yoga[1]!], false)).toEqual(['y1 y2', 'b1']);
});

it('keeps the order somebody chose', () => {
  expect(told([yoga[0]!, birth, yoga[1]!], true)).toEqual(['y2 y1', 'b1']);
});

it.each([undefined, null, '', 7, {}])(
  'takes events that say %j of themselves for classes of their own',
  (words) => {
    expect(told([date('a', words), date('b', words)], false)).toEqual(['a', 'b']);
  },
);

it('loses none and shows none twice', () => {
  const results = [birth, ...yoga, date('x', undefined), date('z', 'Birth')];
  const ids = eventClasses(results, false).flatMap(({ result, others }) => [result, ...others]);
  expect(ids.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort());
});

it.each([
  [['Gentle Yoga, San Jose', 'Gentle Yoga, San Mateo'], 'Gentle Yoga'],
  [
    ['Fathers and Partners, First Weeks, Davis', 'Fathers and Partners, First Weeks (online)'],
    'Fathers and Partners, First Weeks',
  ],
  [['Gentle Yoga (online)', 'Gentle Yoga (online)'], 'Gentle Yoga (online)'],
  [['Walk', 'Run'], 'Walk'],
  [[], ''],
])('names %j by what is before their places', (names, name) => expect(commonName(names)).toBe(name));
