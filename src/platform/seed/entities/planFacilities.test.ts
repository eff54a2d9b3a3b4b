import { entityPage } from '../pages/entityPages.ts';
import { demoEntities } from '../seedDemo.ts';
import { emptyWorld } from '../World.ts';
import type { DemoEntity } from '../World.ts';

const world = emptyWorld('2026-11-21', 0.2);
const entities = [...demoEntities(world)].map(({ entity }) => entity);

interface Body {
  name: string;
  slug: string;
  c_shpPhone?: string;
  address: Record<string, string>;
  c_shpService: { en: string }[];
}
const facilities = entities
  .filter(({ type }) => type === 'ce_shpFacility')
  .map(({ body }) => body as unknown as Body);
const known = new Map([...world.facilities, ...world.offices].map((site) => [site.name, site]));

it('lists each place once, by its own name', () => {
  expect(facilities.length).toBeGreaterThan(50);
  expect(new Set(facilities.map(({ name }) => name)).size).toBe(facilities.length);
  const doors = facilities.map(({ name, address }) => `${name} ${Object.values(address).join()}`);
  expect(new Set(doors).size).toBe(facilities.length);
  for (const { name, slug } of facilities)
    expect(slug).toBe(
      name
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/-$/, ''),
    );
});

it('has no place named after a street on another one', () => {
  const named = facilities.filter(({ name }) => / (?:Street|Avenue) /.test(name));
  expect(named.length).toBeGreaterThan(3);
  for (const { name, address } of named) expect(name).toContain(address['line1']?.replace(/^\d+ /, ''));
});

it('has those of the health system with their phone and address, for what they are, and some of its own', () => {
  const shared = facilities.filter(({ name }) => known.has(name));
  const alone = facilities.filter(({ name }) => !known.has(name));
  expect(shared.length).toBeGreaterThan(alone.length * 3);
  for (const { name, address, c_shpPhone, c_shpService } of shared) {
    const site = known.get(name)!;
    expect([address, c_shpPhone]).toEqual([site.address, site.phone]);
    expect(c_shpService.length).toBeGreaterThan(0);
    for (const { en } of c_shpService)
      expect(`${name}: ${en}`).not.toMatch(/Dialysis|Hospice$|Home Health|Skilled Nursing|Durable/);
  }
  const offices = shared.filter(({ name }) => known.get(name)!.types.length === 0);
  expect(offices.length).toBeGreaterThan(5);
  for (const { name, c_shpService } of offices) {
    const keys = known.get(name)!.specialties.map(({ key }) => key);
    const isPrimary = keys.some((key) =>
      /^(family-medicine|internal-medicine|pediatrics|geriatrics)$/.test(key),
    );
    const services = c_shpService.map(({ en }) => en);
    expect(services.includes('Primary Care') || !isPrimary).toBe(true);
    expect(services.includes('Behavioral Health')).toBe(
      keys.some((key) => /psych|social-work|addiction/.test(key)),
    );
  }
  expect(alone.length).toBeGreaterThan(5);
  for (const { c_shpService } of alone)
    expect(c_shpService[0]!.en).toMatch(
      /^(Dialysis|Skilled Nursing|Home Health|Hospice|Durable Medical Equipment)$/,
    );
});

describe('the plan’s own providers', () => {
  const providers = entities.filter(({ type }) => type === 'ce_shpProvider').map(({ body }) => body);

  it('are certified by a board, and new to patients, only where that can be', () => {
    expect(providers.length).toBeGreaterThan(200);
    for (const {
      c_shpProviderTitle,
      certifications,
      acceptingNewPatients,
      c_shpAddresses,
      c_shpDisplayComments,
    } of providers) {
      if (certifications) expect(String(c_shpProviderTitle)).toMatch(/^(MD|DO|MBBS)$/);
      const said = (c_shpDisplayComments as { en: string } | undefined)?.en ?? '';
      if (said.includes('family members')) expect(acceptingNewPatients).not.toBe(true);
      if (said.includes('at one office')) expect((c_shpAddresses as unknown[]).length).toBeGreaterThan(1);
    }
  });

  it('say nothing of new patients where these come through the hospital', () => {
    const ofHospital = new Set(world.specialties.filter((one) => one.hidesBooking).map(({ id }) => id));
    const hidden = providers.filter(({ c_shpSpecialty }) =>
      ofHospital.has((c_shpSpecialty as { $ref: string }[])[0]!.$ref),
    );
    expect(hidden.length).toBeGreaterThan(5);
    for (const { acceptingNewPatients, c_shpDisplayComments } of hidden)
      expect([acceptingNewPatients, c_shpDisplayComments]).toEqual([undefined, undefined]);
  });

  it('have the letters of what they practise', () => {
    const specialties = new Map(world.specialties.map((one) => [one.id, one]));
    for (const { c_shpProviderTitle, c_shpSpecialty } of providers) {
      const { $ref } = (c_shpSpecialty as { $ref: string }[])[0]!;
      const { key } = specialties.get($ref)!;
      if (['psychology', 'physical-therapy', 'nutrition', 'podiatry', 'nurse-midwifery'].includes(key))
        expect(`${key} ${String(c_shpProviderTitle)}`).not.toMatch(/ (MD|DO|NP|PA)$/);
    }
  });

  it('offer gender-affirming care, and operate in surgery centers, only in fields where that can be', () => {
    const specialties = new Map(world.specialties.map((one) => [one.id, one]));
    const keyOf = (body: DemoEntity['body']) =>
      specialties.get((body['c_shpSpecialty'] as { $ref: string }[])[0]!.$ref)!.key;
    const affirming = providers.filter((one) => one['c_shpGenderAffirmingServices']).map(keyOf);
    expect(affirming.length).toBeGreaterThan(10);
    for (const key of affirming) expect(key).not.toMatch(/hand|hepat|podia|oncology|cardi|ortho|sleep/);
    const operating = providers
      .filter((one) => ((one['c_shpASCAffiliation'] ?? []) as string[]).length > 0)
      .map((one) => `${keyOf(one)} ${String(one['c_shpProviderTitle'])}`);
    expect(operating.length).toBeGreaterThan(3);
    for (const one of operating)
      expect(one).not.toMatch(/psych|social|^pediatrics|family|internal| (NP|PA)$/);
  });
});

describe('a place’s page', () => {
  const pages = entities
    .filter(({ type }) => type === 'ce_shpFacility')
    .map((entity) => ({
      kinds: (entity.body['c_shpService'] as { en: string }[]).map(({ en }) => en),
      text: JSON.stringify(entityPage(world, entity)),
    }));
  const withKind = (...wanted: string[]) =>
    pages.filter(({ kinds }) => wanted.every((one) => kinds.includes(one)));

  it('tells nobody in labor to ask about coverage first', () => {
    expect(withKind('Birth Center').length).toBeGreaterThan(0);
    for (const { text } of withKind('Birth Center')) {
      expect(text).toContain('call or go at any hour');
      expect(text).not.toContain('ask whether your plan covers');
    }
  });

  it('says where one needs no appointment, of a walk-in clinic among other care of that alone', () => {
    const walkIn = pages.filter(({ kinds }) => kinds.some((kind) => /^(Walk-In|Urgent) Care$/.test(kind)));
    expect(walkIn.length).toBeGreaterThan(3);
    for (const { kinds, text } of walkIn)
      expect([kinds, text.includes('You need no appointment.')]).toEqual([kinds, kinds.length === 1]);
  });

  it('names what special care is special in, and asks nobody for a referral that no plan asks for', () => {
    expect(withKind('Specialty Care').length).toBeGreaterThan(5);
    for (const { text } of withKind('Specialty Care')) {
      expect(text).toMatch(/specialists in [a-z]/);
      expect(text).not.toMatch(/whom their own doctor sends|[Ss]pecialty care|\{special\}/);
    }
  });

  it('writes kinds of places small inside a sentence', () => {
    for (const { text } of pages)
      expect(text).not.toMatch(/walk-In|physical Therapy|, [a-z]+ (Care|Health) |and [a-z]+ (Care|Health)\b/);
  });
});
