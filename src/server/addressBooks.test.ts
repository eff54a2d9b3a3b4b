import { parseEnv } from '#src/config/env.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type { EntitySummary } from '#src/ports/DirectoryPort.ts';
import { createAddressBooks } from './addressBooks.ts';

function world() {
  const asked: string[] = [];
  const logged: object[] = [];
  const state = { now: 0, isDown: false, isSlow: false };
  const books = createAddressBooks({
    content: {
      async routes(site: string, locale: Locale) {
        asked.push(`routes ${site} ${locale}`);
        if (state.isDown) throw new Error('down');
        return [
          { path: '/', title: 'Home' },
          { path: '/patients', title: locale === 'es' ? 'Para pacientes' : 'For patients' },
          { path: '/find-location', title: 'Find a location' },
          { path: '/untitled' },
        ];
      },
    },
    directory: {
      async *summaries(type: string, locale: Locale): AsyncIterable<EntitySummary> {
        asked.push(`${type} ${locale}`);
        if (state.isDown) throw new Error('down');
        if (state.isSlow) await new Promise(() => undefined);
        const one = { uid: '1', entityTypeId: type };
        if (type === 'healthcareProfessional')
          yield {
            ...one,
            id: 'prov1',
            name: 'Ana Ruiz, MD',
            path: '/find-provider/dr-ana-ruiz-prov1',
            image: { url: '/ana.svg', alternateText: '' },
          };
        if (type === 'healthcareFacility')
          yield {
            ...one,
            id: 'fac1',
            name: locale === 'es' ? 'Clínica del Puerto' : 'Harbor Clinic',
            path: '/find-location/facility/harbor-clinic-fac1',
          };
      },
    },
    sites: { main: 'main', plan: 'plan' },
    env: parseEnv({}),
    log: (entry) => void logged.push(entry),
    now: () => state.now,
  });
  return { books, asked, logged, state };
}

it('knows pages and entities, each asked for once however many are lost', async () => {
  const { books, asked } = world();
  const all = await Promise.all(Array.from({ length: 50 }, () => books('main', 'en')));
  for (const { pages, entities } of all) {
    expect(pages?.closeTo('/patientz', 3)[0]?.address).toMatchObject({
      path: '/patients',
      title: 'For patients',
    });
    expect(entities?.closeTo('/ana-riuz', 3)[0]?.address).toEqual({
      path: '/find-provider/dr-ana-ruiz-prov1',
      title: 'Ana Ruiz, MD',
      type: 'healthcareProfessional',
      image: '/ana.svg',
    });
  }
  expect(asked.filter((one) => one.startsWith('routes'))).toEqual(['routes main en']);
  expect(new Set(asked).size).toBe(asked.length);
});

it('knows names in the language, and addresses as the site writes them', async () => {
  const { books, asked } = world();
  const { entities, pages } = await books('main', 'es');
  expect(entities?.closeTo('/clinica-del-puerto', 1)[0]?.address.title).toBe('Clínica del Puerto');
  expect(pages?.above('/patients/x')?.title).toBe('Para pacientes');
  expect(pages?.closeTo('/find-locations', 1)[0]?.address.path).toBe(
    '/find-location?verticalKey=healthcare_facilities',
  );
  // People are called the same in every language.
  expect(asked.filter((one) => one.startsWith('healthcareProfessional'))).toEqual([
    'healthcareProfessional en',
  ]);
});

it('the plan knows its own providers and none of the network', async () => {
  const { books, asked } = world();
  await books('plan', 'en');
  expect(asked).toEqual(['routes plan en', 'ce_shpProvider en']);
});

it('makes books anew when they are old, and meanwhile has the old ones', async () => {
  const { books, asked, state } = world();
  await books('main', 'en');
  const before = asked.length;
  state.now += 4 * 60_000;
  await books('main', 'en');
  expect(asked).toHaveLength(before);
  state.now += 2 * 60_000;
  expect((await books('main', 'en')).pages).toBeDefined();
  expect(asked.slice(before)).toEqual(['routes main en']);
});

it('goes without while nobody answers, and asks again after a minute', async () => {
  const { books, asked, logged, state } = world();
  state.isDown = true;
  expect(await books('main', 'en')).toEqual({});
  expect(await books('main', 'en')).toEqual({});
  expect(asked).toHaveLength(2);
  expect(logged).toMatchObject([
    { event: 'addresses-unread', kind: 'pages', site: 'main', reason: 'down' },
    { event: 'addresses-unread', kind: 'entities' },
  ]);
  state.isDown = false;
  state.now += 61_000;
  expect((await books('main', 'en')).pages).toBeDefined();
});

it('lets nobody wait for a source that is slow', async () => {
  const { books, state } = world();
  state.isSlow = true;
  const { pages, entities } = await books('main', 'en');
  expect(pages).toBeDefined();
  expect(entities).toBeUndefined();
});
