import { readPortrait } from '../media/portraits/Portrait.ts';
import type { Portrait } from '../media/portraits/Portrait.ts';
import { drawPortrait } from '../media/portraits/drawPortrait.ts';
import { faultsOf } from '../media/portraits/portraitRules.ts';
import { CHOSEN_PORTRAITS, portraitInWords } from './chosenPortraits.ts';
import { portraitByLot, portraitImage } from './portraits.ts';
import type { Shown } from './portraits.ts';
import { demoEntities } from './seedDemo.ts';
import { emptyWorld } from './World.ts';
import type { DemoEntity, Provider } from './World.ts';

// The whole network is built once here, on a machine that may be busy.
jest.setTimeout(60_000);

const GENDERS = ['Female', 'Male', 'Nonbinary'];
const people = Array.from({ length: 2000 }, (_, at): [Shown, Portrait] => {
  const shown = { gender: GENDERS[at % 3]!, years: (at * 7) % 45 };
  return [shown, portraitByLot(`someone${at}`, shown)];
});
const share = (list: readonly unknown[], of: readonly unknown[]) => list.length / of.length;

describe('2,000 portraits drawn by lot', () => {
  it('break no rule of what goes together', () => {
    expect(people.flatMap(([, portrait]) => faultsOf(portrait))).toEqual([]);
  });

  it('weigh 6 kB at most', () => {
    const sizes = people.map(([, portrait]) => drawPortrait(portrait).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6000);
  });

  it('are the same for the same key, and another for another', () => {
    const [shown] = people[0]!;
    expect(portraitByLot('someone0', shown)).toEqual(people[0]![1]);
    const codes = new Set(people.map(([, portrait]) => JSON.stringify(portrait)));
    expect(codes.size).toBeGreaterThan(1990);
  });

  it('agree with the recorded gender', () => {
    for (const [{ gender }, { beard, cover, behind, before, earrings }] of people) {
      if (gender !== 'Male') expect(beard).toBe('none');
      if (gender === 'Male') expect(['hijab', 'wrap']).not.toContain(cover);
      if (gender === 'Female') {
        expect(['turban', 'kippah']).not.toContain(cover);
        expect([before === 'thin', cover === 'none' && behind === 'none' && before === 'none']).toEqual([
          false,
          false,
        ]);
        if (cover === 'none' && behind === 'none') expect(earrings).toBe('studs');
      }
    }
  });

  it('grow older with the years', () => {
    const aged = (least: number, most: number) =>
      people.flatMap(([{ years }, portrait]) => (years >= least && years <= most ? [portrait] : []));
    const isGrey = ({ hair }: Portrait) => hair === 'grey' || hair === 'white';
    expect(aged(0, 9).filter(({ age }) => age > 0)).toEqual([]);
    expect(aged(0, 17).filter(isGrey)).toEqual([]);
    expect(aged(20, 50).filter(({ age }) => age === 0)).toEqual([]);
    expect(share(aged(36, 50).filter(isGrey), aged(36, 50))).toBeGreaterThan(0.4);
    expect(share(aged(18, 28).filter(isGrey), aged(18, 28))).toBeLessThan(0.3);
  });

  it('have every skin, hair and cover among them', () => {
    const seen = (part: keyof Portrait) => new Set(people.map(([, portrait]) => portrait[part])).size;
    expect([
      seen('skin'),
      seen('hair'),
      seen('behind'),
      seen('before'),
      seen('cover'),
      seen('ground'),
    ]).toEqual([8, 8, 9, 11, 6, 8]);
  });
});

describe('the network', () => {
  const world = emptyWorld('2026-11-21', 1);
  const entities: DemoEntity[] = [...demoEntities(world)].map(({ entity }) => entity);
  const ofType = (type: string) => entities.filter((entity) => entity.type === type);
  const drawn = world.providers.filter((one): one is Provider & { portrait: Portrait } => !!one.portrait);
  const byId = new Map(world.providers.map((one) => [one.id, one]));

  it('draws three of five providers; the others keep the monogram', () => {
    expect(share(drawn, world.providers)).toBeGreaterThan(0.57);
    expect(share(drawn, world.providers)).toBeLessThan(0.63);
  });

  it('knows nothing of a name: two of one name have parts of their own', () => {
    const named = Map.groupBy(drawn, ({ firstName, lastName }) => `${firstName} ${lastName}`);
    const namesakes = [...named.values()].filter((same) => same.length > 1);
    expect(namesakes.length).toBeGreaterThan(20);
    for (const same of namesakes) {
      expect(new Set(same.map(({ portrait }) => JSON.stringify(portrait))).size).toBe(same.length);
    }
  });

  /** Groups of at least 60, so that chance alone moves their mean by less than a step of the scale. */
  it.each<[string, (one: Provider) => readonly string[]]>([
    ['first name', ({ firstName }) => [firstName]],
    ['last name', ({ lastName }) => [lastName]],
    ['language', ({ languages }) => languages.map(({ id }) => id)],
    ['specialty', ({ specialties }) => specialties.map(({ key }) => key)],
  ])('skin does not follow from %s', (_, groupsOf) => {
    const skins = new Map<string, number[]>();
    for (const one of drawn) {
      for (const group of groupsOf(one)) skins.set(group, [...(skins.get(group) ?? []), one.portrait.skin]);
    }
    const mean = (list: readonly number[]) => list.reduce((sum, skin) => sum + skin, 0) / list.length;
    const overall = mean(drawn.map(({ portrait }) => portrait.skin));
    const large = [...skins.values()].filter((list) => list.length >= 20);
    expect(large.length).toBeGreaterThan(5);
    // Four standard errors: chance passes them once in sixteen thousand.
    const far = large.filter((list) => Math.abs(mean(list) - overall) > (4 * 2.1) / Math.sqrt(list.length));
    expect(far).toEqual([]);
  });

  it('writes the parts into the record, with words for where no name stands beside the picture', () => {
    const { body } = ofType('healthcareProfessional').find(({ id }) => id === drawn[0]!.id)!;
    const headshot = body['headshot'] as ReturnType<typeof portraitImage>;
    expect(readPortrait(/portrait\/(\w+)\.svg$/.exec(headshot.url)![1]!)).toEqual(drawn[0]!.portrait);
    const name = drawn[0]!.name.split(',')[0];
    expect(headshot.alternateText).toEqual({
      en: `Drawn portrait of ${name}`,
      es: `Retrato dibujado de ${name}`,
    });
  });

  it('shows a person who writes or studies with the portrait of their page as a provider', () => {
    for (const [type, field] of [
      ['ce_person', 'c_image'],
      ['ce_investigator', 'c_image'],
    ] as const) {
      const linked = ofType(type).filter(({ body }) => body['c_provider'] !== undefined);
      expect(linked.length).toBeGreaterThan(20);
      for (const { body } of linked) {
        const provider = byId.get((body['c_provider'] as { $ref: string }[])[0]!.$ref)!;
        const image = (body[field] ?? body['image']) as { url: string } | undefined;
        expect(image?.url).toBe(provider.portrait && portraitImage(provider.portrait, '').url);
      }
    }
  });

  it('has chosen portraits that agree with the record', () => {
    const chosen = Object.keys(CHOSEN_PORTRAITS).filter((key) => key.startsWith('prov'));
    expect(chosen.length).toBeGreaterThan(50);
    for (const id of chosen) {
      const { gender, portrait } = byId.get(id)!;
      expect([id, portrait]).toEqual([id, CHOSEN_PORTRAITS[id]]);
      if (gender === 'Female') expect([id, portrait!.beard]).toEqual([id, 'none']);
      const isShort = portrait!.cover === 'none' && portrait!.behind === 'none';
      if (gender === 'Female' && isShort) expect([id, portrait!.earrings]).toEqual([id, 'studs']);
    }
  });
});

it.each([
  ['skin 9', 'no portrait has "skin 9"'],
  ['skin 4, hat fez', 'no portrait has "hat fez"'],
  ['skin 4, cover hijab, behind long, before part', 'hair, earrings or leaning under a hijab'],
])('a portrait in words is refused for what is wrong with it: %s', (words, message) => {
  const { error } = portraitInWords.safeParse(words);
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
