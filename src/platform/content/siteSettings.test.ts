import { openStore } from '../store/openStore.ts';
import { putRedirects, redirectsOf, saveRedirects } from './siteSettings.ts';
import type { Redirect } from './siteSettings.ts';

const base = { redirectType: 'REDIRECT_301', isQueryStringPreserved: true, locale: '' } as const;
const moved: Redirect = {
  ...{ ...base, pattern: '/old', target: '/new' },
  made: { how: 'move', at: '2026-11-20T10:00:00.000Z', by: 'ana' },
};
const written: Redirect = {
  ...{ ...base, pattern: '/a', target: '/b' },
  made: { how: 'hand', at: '2026-11-21T10:00:00.000Z' },
};

it('redirects that are replaced as a whole keep how they came about, as far as they stay as they were', () => {
  const store = openStore(':memory:', { pollMs: 0 });
  putRedirects(store, 'main', [moved, written]);
  const { made: _, ...sent } = moved;
  const rules = [
    { ...written, target: '/c' },
    sent,
    { ...base, pattern: '/fresh', target: '/new', made: { how: 'move', at: 'invented' } },
  ];
  const [changed, same, fresh] = saveRedirects(store, 'main', rules);
  expect(same).toEqual(moved);
  expect([changed?.made, fresh?.made]).toEqual([undefined, undefined]);
  expect(redirectsOf(store, 'main')).toEqual([changed, same, fresh]);
  store.close();
});
