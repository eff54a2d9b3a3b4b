import {
  LOCATION_TYPE_ALIASES,
  LOCATION_TYPES,
  locationTypeSlug,
  resolveLocationType,
} from './locationTypes.ts';
import { isPictureLink } from './campusMaps.ts';
import { groupServices, showsOfferedServices } from './offeredServices.ts';

describe('showsOfferedServices', () => {
  const none = { conditions: [], diagnostics: [], treatments: [] };
  it.each([
    [
      '[D-112] some service is top-level',
      { ...none, services: [{ isTopLevel: false }, { isTopLevel: true }] },
      true,
    ],
    ['[D-112] no service is top-level', { ...none, services: [{ isTopLevel: false }] }, false],
    ['[D-112] no services', { ...none, services: [] }, false],
    ['[D-113] conditions present', { ...none, services: [{ isTopLevel: true }], conditions: [1] }, false],
    ['[D-113] diagnostics present', { ...none, services: [{ isTopLevel: true }], diagnostics: [1] }, false],
    ['[D-113] treatments present', { ...none, services: [{ isTopLevel: true }], treatments: [1] }, false],
  ])('%s', (_, facility, expected) => {
    expect(showsOfferedServices(facility)).toBe(expected);
  });
});

describe('groupServices', () => {
  const of = (id: string, isTopLevel: boolean, parentId?: string) => ({ id, isTopLevel, parentId });
  const names = (services: { id: string; isTopLevel: boolean; parentId?: string | undefined }[]) => {
    const { groups, others } = groupServices(services as Parameters<typeof groupServices>[0]);
    return [
      groups.map(({ service, parts }) => [service.id, ...parts.map(({ id }) => id)]),
      others.map(({ id }) => id),
    ];
  };
  it('puts parts below what they are part of, in their order', () => {
    expect(
      names([of('x', false, 'b'), of('a', true), of('b', true), of('y', false, 'b'), of('z', false, 'a')]),
    ).toEqual([
      [
        ['a', 'z'],
        ['b', 'x', 'y'],
      ],
      [],
    ]);
  });
  it('keeps apart what is part of nothing that is offered here', () => {
    expect(names([of('a', true), of('x', false, 'gone'), of('y', false), of('z', false, 'x')])).toEqual([
      [['a']],
      ['x', 'y', 'z'],
    ]);
  });
  it('a top-level service stands for itself, whatever it is part of', () => {
    expect(names([of('a', true), of('b', true, 'a')])).toEqual([[['a'], ['b']], []]);
  });
});

it.each([
  ['/-/media/art/campus-map/fac1.svg', true],
  ['https://img.example.org/map.PNG?w=3', true],
  ['/maps/a.jpeg#x', true],
  ['/-/media/maps/alder-bay.pdf', false],
  ['/maps/svg', false],
  ['https://maps.example.org/?q=a.svg.html', false],
])('takes %s for a picture: %s', (href, isPicture) => {
  expect(isPictureLink(href)).toBe(isPicture);
});

describe('location types', () => {
  it('[R-158] lists the thirteen types', () => {
    expect(LOCATION_TYPES).toEqual([
      'Hospital',
      'Emergency Room',
      'Urgent Care',
      'Lab',
      'Walk-In Care',
      'Care Center',
      'Imaging',
      'Surgery Center',
      'Birth Center',
      'Physical Therapy and Rehab',
      'Integrative Health and Healing',
      'Transplant Outreach Clinic',
      'Pharmacy (Outpatient)',
    ]);
  });

  it('resolves each of the sixteen shortcuts and the flu clinic', () => {
    expect(Object.keys(LOCATION_TYPE_ALIASES)).toHaveLength(17);
    for (const [segment, name] of Object.entries(LOCATION_TYPE_ALIASES)) {
      expect(resolveLocationType(segment)).toEqual({ kind: 'type', name });
    }
  });

  it('resolves the slug of each type, and of types only the directory knows', () => {
    for (const name of LOCATION_TYPES) {
      expect(resolveLocationType(locationTypeSlug(name))).toEqual({ kind: 'type', name });
    }
    expect(resolveLocationType('sleep-lab', ['Sleep Lab'])).toEqual({ kind: 'type', name: 'Sleep Lab' });
  });

  it('anything else is unknown', () => {
    expect(resolveLocationType('castle')).toEqual({ kind: 'unknown' });
    expect(resolveLocationType('constructor')).toEqual({ kind: 'unknown' });
  });
});
