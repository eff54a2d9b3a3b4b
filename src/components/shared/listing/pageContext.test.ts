import { readPageFields } from '#src/declaration/pageFields.ts';
import { facilityOf } from '#src/page/testing/pageWorld.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { inEnglish, relatedTo, serviceOf, topicsOf } from './pageContext.ts';

const stored = (...items: object[]) => ({ value: JSON.stringify(items) });
const contextOf = ({ pageFields, ...part }: { pageFields?: object } & Record<string, unknown>) =>
  ({
    locale: 'en',
    pageFields: readPageFields(pageFields, 'en'),
    ...part,
  }) as unknown as ComponentDataContext;

describe('serviceOf', () => {
  it('asks once for all components of a page, and anew for another page or language', async () => {
    const asked: string[] = [];
    const directory = {
      async service(id: string, locale: string) {
        asked.push(`${id} ${locale}`);
        return { kind: 'absent' };
      },
    };
    const pageFields = { Service: stored({ id: '7', label: 'Heart', entityId: 'svc7' }) };
    const page = contextOf({ directory, pageFields });
    expect(await Promise.all([serviceOf(page), serviceOf(page, 'en'), serviceOf(page, 'es')])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await serviceOf(contextOf({ directory, pageFields }));
    expect(asked).toEqual(['svc7 en', 'svc7 es', 'svc7 en']);
  });
});

describe('topicsOf', () => {
  it('[S-213] of a page are what its editors picked, each with label, id and entity id', async () => {
    const item = (name: string) => ({ id: `id-${name}`, label: name, entityId: `entity-${name}` });
    const pageFields = {
      Service: stored(item('Heart')),
      Services: stored(item('Echo lab'), item('Rehab')),
      Specialties: stored(item('Cardiology')),
      HealthTopics: stored(item('Sleep')),
    };
    for (const [field, { value }] of Object.entries(pageFields))
      expect(readPageFields(pageFields, 'en')[field as keyof typeof pageFields].value).toEqual(
        JSON.parse(value),
      );
    expect(await topicsOf(contextOf({ pageFields }))).toEqual({
      isEntityPage: false,
      entityId: 'entity-Heart',
      services: ['Heart', 'Echo lab', 'Rehab'],
      specialties: ['Cardiology'],
      topics: ['Sleep'],
    });
  });

  it('of a place are the main services it offers', async () => {
    const offered = (id: string, isTopLevel: boolean) => ({ id, name: id, isTopLevel, isAdvanced: false });
    const entity = facilityOf({ services: [offered('Heart', true), offered('Echo lab', false)] });
    expect(await topicsOf(contextOf({ entity }))).toEqual({
      isEntityPage: true,
      entityId: entity.id,
      services: ['Heart'],
      specialties: [],
      topics: [],
    });
  });
});

describe('relatedTo', () => {
  const nothing = { isEntityPage: false, services: [], specialties: [], topics: [] };

  it('is undefined for a page that says nothing, or nothing a result could name', () => {
    expect(relatedTo(nothing, { services: 's' })).toBeUndefined();
    expect(relatedTo({ ...nothing, services: ['Heart'] }, { topics: 't' })).toBeUndefined();
  });
});

describe('inEnglish', () => {
  it('names each once, ten at most, and leaves out what the directory does not know', async () => {
    const item = (id: number) => ({ id: String(id), label: `Ítem ${id}` });
    const names = { 1: 'Item 1', 2: 'Item 1' } as Record<string, string>;
    const directory = {
      teaser: async (_type: string, id: string) => (names[id] ? [{ name: names[id] }] : []),
    };
    const spanish = contextOf({ locale: 'es', directory });
    expect(await inEnglish(spanish, 'ce_service', [item(1), item(2), item(3)])).toEqual(['Item 1']);
    const many = Array.from({ length: 20 }, (_, at) => item(at));
    expect(await inEnglish(contextOf({}), 'ce_service', many)).toHaveLength(10);
  });
});
