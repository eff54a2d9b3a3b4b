import { demoEntities } from '../seedDemo.ts';
import { isBilingual } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { emptyWorld } from '../World.ts';

interface Way {
  headline: Bilingual | string;
  body: Bilingual;
  linkURL?: string;
}
interface Body {
  name: string;
  address: Record<string, string>;
  c_locationType: string[];
  c_locationAmenities: string[];
  c_parentLocation?: { $ref: string }[];
  c_findingYourWay?: Way[];
  c_visiting?: { hours: Record<string, unknown>; body: Bilingual };
  c_parking?: { headline: Bilingual; body: Bilingual };
  c_frequentlyAskedQuestions?: { question: Bilingual }[];
  hours?: Record<string, unknown>;
  c_relatedServices: {
    name: Bilingual;
    c_topLevelService: boolean;
    c_parentService?: { $ref: string }[];
    c_whereInBuilding?: Bilingual;
    hours?: Record<string, unknown>;
  }[];
}

const facilities = [...demoEntities(emptyWorld('2026-11-21', 0.2))]
  .filter(({ entity }) => entity.type === 'healthcareFacility')
  .map(({ entity }) => ({ id: entity.id, ...(entity.body as unknown as Body) }));
const hospitals = facilities.filter(({ c_locationType }) => c_locationType[0] === 'Hospital');
const onCampus = facilities.filter(({ c_parentLocation }) => c_parentLocation);
const free = facilities.filter((one) => !hospitals.includes(one) && !onCampus.includes(one));
const garageIn = ({ en }: Bilingual) => /Garage (?:<\w+>)?([A-C])/i.exec(en.replace('<strong>', ''))?.[1];

it('there are some of each kind', () => {
  for (const some of [hospitals, onCampus, free]) expect(some.length).toBeGreaterThan(2);
});

it('all places of a campus have its ways, its plan and its garage', () => {
  for (const place of [...hospitals, ...onCampus]) {
    const campus = place.c_parentLocation?.[0]?.$ref ?? place.id;
    const hospital = hospitals.find(({ id }) => id === campus)!;
    const ways = place.c_findingYourWay!;
    expect(ways.map(({ headline }) => (typeof headline === 'string' ? headline : headline.en))).toEqual([
      ...['By car', 'By bus', 'On foot', 'Inside', 'Campus Maps'],
    ]);
    const plan = ways.at(-1)!;
    expect(plan.linkURL).toBe(`/-/media/art/campus-map/${campus}.svg`);
    // As many steps by car as numbers on the plan, and one garage in all words.
    expect(ways[0]!.body.en.match(/<li>/g)).toHaveLength(3);
    const garages = [ways[0]!.body, plan.body, place.c_parking!.headline, hospital.c_parking!.headline];
    expect(new Set(garages.map(garageIn)).size).toBe(1);
    expect(garageIn(plan.body)).toBeDefined();
    expect(ways[0]!.body.en).toContain(hospital.address['line1']!.replace(/^\d+\s/, ''));
  }
});

it('what stands in a building of a campus says which', () => {
  for (const { address, c_findingYourWay = [] } of onCampus) {
    const [, building, floor] = /Building (\w), Floor (\d)/.exec(address['line2'] ?? '') ?? [];
    expect(c_findingYourWay[3]?.body.en).toContain(`building ${building}, floor ${floor}`);
    expect(c_findingYourWay[3]?.body.es).toContain(`edificio ${building}, piso ${floor}`);
  }
});

it('the ways to an emergency room end at its own door', () => {
  const rooms = onCampus.filter(({ c_locationType }) => c_locationType.includes('Emergency Room'));
  expect(rooms.length).toBeGreaterThan(2);
  for (const { c_findingYourWay = [] } of rooms) {
    const told = c_findingYourWay.slice(0, 4).map(({ body }) => body);
    for (const { en, es } of told) {
      expect(en).toContain('emergency door');
      expect(en).not.toContain('main entrance');
      expect(es).toContain('puerta de emergencias');
    }
  }
});

it('elsewhere parking is told where the place has some, and a map nowhere', () => {
  for (const { c_parking, c_locationAmenities, c_findingYourWay = [] } of free) {
    expect(c_parking !== undefined).toBe(c_locationAmenities.includes('Onsite parking'));
    expect(c_findingYourWay.map(({ headline }) => headline)).not.toContain('Campus Maps');
  }
});

it('visiting hours are told where people stay, of every day', () => {
  for (const { c_locationType, c_visiting } of facilities) {
    const haveBeds = c_locationType.includes('Hospital') || c_locationType.includes('Birth Center');
    expect(c_visiting !== undefined).toBe(haveBeds);
    if (c_visiting) expect(Object.keys(c_visiting.hours)).toHaveLength(7);
  }
});

it('a hospital says where each of its main services is, and of what the others are part', () => {
  for (const { c_relatedServices } of hospitals) {
    for (const { c_topLevelService, c_parentService, c_whereInBuilding } of c_relatedServices) {
      expect(c_whereInBuilding !== undefined).toBe(c_topLevelService);
      expect(c_parentService === undefined).toBe(c_topLevelService);
    }
  }
});

it('nothing of it is the same in both languages', () => {
  const walk = (value: unknown): Bilingual[] =>
    isBilingual(value)
      ? [value]
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(walk)
        : [];
  const told = facilities.flatMap(({ c_findingYourWay, c_parking, c_visiting }) =>
    walk([c_findingYourWay, c_parking, c_visiting]),
  );
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ en, es }) => en === es || /[{}]/.test(en + es))).toEqual([]);
});

it('an emergency room is on the ground floor, and a hospital rents no suite', () => {
  const emergency = onCampus.filter(({ c_locationType }) => c_locationType[0] === 'Emergency Room');
  expect(emergency.length).toBeGreaterThan(2);
  for (const { address } of emergency) expect(address['line2']).toMatch(/^Building [A-E], Floor 1$/);
  for (const { address } of hospitals) expect(address['line2']).toBeUndefined();
});

it('no answer for everywhere says where to park on a campus', () => {
  const asked = (places: typeof facilities) =>
    places.flatMap(({ c_frequentlyAskedQuestions: all = [] }) => all.map(({ question }) => question.en));
  expect(asked(free)).toContain('Where do I park?');
  expect(asked([...hospitals, ...onCampus])).not.toContain('Where do I park?');
});

it('where a service has hours, what the place is there for has its hours', () => {
  const urgent = free.filter(({ c_locationType }) => c_locationType[0] === 'Urgent Care');
  const some = urgent.filter(({ c_relatedServices }) => c_relatedServices.some(({ hours }) => hours));
  expect(some.length).toBeGreaterThan(2);
  for (const { hours, c_relatedServices } of some)
    expect(c_relatedServices.find(({ name }) => name.en === 'Urgent Care')?.hours).toEqual(hours);
});
