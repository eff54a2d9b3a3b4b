import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoEntities } from '../seedDemo.ts';
import type { Bilingual } from '../bilingual.ts';
import { emptyWorld } from '../World.ts';

/* What is done, treated and offered at a place is what such a place can do: nobody is told of a transplant at a clinic for visits. */

interface Rule {
  names: string[];
  at?: string[];
  notAt?: string[];
}
type Kind = 'services' | 'procedures' | 'conditions';
const rules = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'texts', 'where-done.json'), 'utf8'),
) as Record<Kind, Rule[]>;

interface Body {
  name: string | Bilingual;
  c_locationType?: string[];
  c_locationAmenities?: string[];
  c_relatedServices?: { name: Bilingual; c_parentService?: unknown[]; otherPhone?: string }[];
  c_displayConditions?: { $ref: string }[];
  c_displayTreatments?: { $ref: string }[];
  c_displayDiagnostics?: { $ref: string }[];
  mainPhone?: string;
  c_parking?: unknown;
}
const entities = [...demoEntities(emptyWorld('2026-11-21', 0.2))].map(({ entity }) => ({
  id: entity.id,
  type: entity.type,
  body: entity.body as unknown as Body,
}));
const english = (name: string | Bilingual) => (typeof name === 'string' ? name : name.en);
const names = new Map(entities.map(({ id, body }) => [id, english(body.name ?? '')]));
const places = entities.filter(({ type }) => type === 'healthcareFacility').map(({ body }) => body);
const typeOf = ({ c_locationType: [type = ''] = [] }: Body) => type;
const fits = (kind: Kind, type: string, name: string) =>
  rules[kind].every(
    (rule) =>
      !rule.names.includes(name) || ((rule.at?.includes(type) ?? true) && !rule.notAt?.includes(type)),
  );

it('every rule is about something there is', () => {
  const known = new Set(names.values());
  const unknown = Object.values(rules).flatMap((all) =>
    all.flatMap((rule) => rule.names.filter((name) => !known.has(name))),
  );
  expect(unknown).toEqual([]);
});

it('places offer, do and treat what fits them', () => {
  const told = places.flatMap((place) => {
    const type = typeOf(place);
    const named = (list: { $ref: string }[] = []) => list.map(({ $ref }) => names.get($ref) ?? '');
    const wrong = [
      ...(place.c_relatedServices ?? [])
        .map(({ name }) => name.en)
        .filter((name) => !fits('services', type, name)),
      ...named([...(place.c_displayTreatments ?? []), ...(place.c_displayDiagnostics ?? [])]).filter(
        (name) => !fits('procedures', type, name),
      ),
      ...named(place.c_displayConditions).filter((name) => !fits('conditions', type, name)),
    ];
    return wrong.map((name) => `${type}: ${name}`);
  });
  expect(told).toEqual([]);
});

it('places have what their kind is looked up for', () => {
  for (const [type, service] of [
    ['Care Center', 'Primary Care'],
    ['Imaging', 'X-ray'],
    ['Imaging', 'Ultrasound'],
    ['Lab', 'Blood Tests'],
    ['Urgent Care', 'X-ray'],
    ['Emergency Room', 'CT Scan'],
  ] as const) {
    const some = places.filter(({ c_locationType = [] }) => c_locationType.includes(type));
    expect(some.length).toBeGreaterThan(2);
    for (const place of some) expect(place.c_relatedServices?.map(({ name }) => name.en)).toContain(service);
  }
});

it('where people come who are ill now there is a phone, and none of the nurse line beside emergencies', () => {
  for (const place of places) {
    const type = typeOf(place);
    if (['Hospital', 'Emergency Room', 'Urgent Care', 'Birth Center'].includes(type))
      expect([place.name, place.mainPhone !== undefined]).toEqual([place.name, true]);
    if (type === 'Emergency Room')
      expect(place.c_relatedServices?.filter(({ otherPhone }) => otherPhone)).toEqual([]);
  }
});

it('no two places share a phone, and none has a line of the whole network', () => {
  const phones = places.flatMap(({ mainPhone }) => mainPhone ?? []);
  expect(phones.filter((phone, at) => phones.indexOf(phone) !== at)).toEqual([]);
  expect(phones).not.toContain('+14155550142');
});

it('every place can be entered by wheelchair, and tells parking in one way', () => {
  for (const place of places) {
    expect(place.c_locationAmenities).toEqual(expect.arrayContaining(['Wheelchair access', 'Restrooms']));
    expect(new Set(place.c_locationAmenities).size).toBe(place.c_locationAmenities?.length);
    expect(place.c_parking !== undefined).toBe(place.c_locationAmenities?.includes('Onsite parking'));
  }
});
