import { awardArt } from './awardArt.ts';
import { facilityArt } from './facilityArt.ts';
import { homeHeroArt } from './homeHeroArt.ts';
import { logoMark } from './logoMark.ts';
import { initials, monogram } from './monogram.ts';
import { planCardArt } from './planCardArt.ts';
import { seedOf } from './seed.ts';
import { storyArt } from './storyArt.ts';

const kinds = [
  'Hospital',
  'urgent-care',
  'Walk-In Care',
  'Lab',
  'Pharmacy',
  'Birth Center',
  'Library',
  '',
  'Zoo',
];
const all = (): [name: string, svg: string][] => [
  ...kinds.flatMap((kind) =>
    Array.from({ length: 40 }, (_, at): [string, string] => [`${kind} ${at}`, facilityArt(`F${at}`, kind)]),
  ),
  ...Array.from({ length: 80 }, (_, at): [string, string] => [`story ${at}`, storyArt(`S${at}`)]),
  ...Array.from({ length: 40 }, (_, at): [string, string] => [
    `person ${at}`,
    monogram('Ana Ruiz', `P${at}`),
  ]),
  ...Array.from({ length: 20 }, (_, at): [string, string] => [`award ${at}`, awardArt(`A${at}`)]),
  ...Array.from({ length: 40 }, (_, at): [string, string] => [
    `plan card ${at}`,
    planCardArt(`payor${at}`, 'Quail Creek Health', 'HMO'),
  ]),
  ['home', homeHeroArt()],
  ['logo', logoMark()],
];

describe('the pictures', () => {
  it('are the same for the same id', () => {
    expect(facilityArt('F1', 'Hospital')).toBe(facilityArt('F1', 'Hospital'));
    expect(storyArt('S1')).toBe(storyArt('S1'));
    expect(monogram('Ana Ruiz', 'P1')).toBe(monogram('Ana Ruiz', 'P1'));
  });

  it('differ from id to id', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, at) => facilityArt(`F${at}`, 'Urgent Care')));
    expect(seen.size).toBe(60);
    expect(new Set(Array.from({ length: 60 }, (_, at) => storyArt(`S${at}`))).size).toBeGreaterThan(40);
  });

  it('show a hospital whole, to its roof, above the words that cover the foot of a wide one', () => {
    for (let at = 0; at < 40; at += 1) {
      const wide = facilityArt(`F${at}`, 'Hospital', { frame: 'wide' });
      expect(wide).toContain('viewBox="0 0 1360 440"');
      const tops = [...wide.matchAll(/<rect x="[^"]*" y="([^"]*)"/g)].map(([, y]) => Number(y));
      expect(tops.filter((y) => y < 0)).toEqual([]);
    }
  });

  it('weigh at most 6 kB each', () => {
    expect(all().filter(([, svg]) => svg.length > 6144)).toEqual([]);
  });

  it('hold finished numbers and balanced tags', () => {
    for (const [name, svg] of all()) {
      expect([name, /NaN|undefined|Infinity/.test(svg)]).toEqual([name, false]);
      const opened = svg.match(/<[a-z]/gi)?.length ?? 0;
      const closed = (svg.match(/<\//g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0);
      expect([name, opened]).toEqual([name, closed]);
    }
  });

  it('take every colour from the style sheet, so that the variant can swap it', () => {
    for (const [name, svg] of all()) {
      const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value);
      const own = colours.filter(
        (value) => !/^(var\(--(art-[a-z0-9-]+|accent)\)|none|currentColor)$/.test(value ?? ''),
      );
      expect([name, own]).toEqual([name, []]);
    }
  });

  it('paint the disc of every story in coral', () => {
    for (let at = 0; at < 80; at += 1) expect(storyArt(`S${at}`)).toContain('fill="var(--art-sun)"');
  });
});

describe('the card of a health plan', () => {
  it('is that of its company, with the kind of plan', () => {
    const [company, plan] = [planCardArt('payor1', 'Elm Health'), planCardArt('payor1', 'Elm Health', 'ppo')];
    expect(company).toContain('>EH</text>');
    expect(plan).toContain('>PPO</text>');
    expect(plan.replace(/<text[^>]*>PPO<.text>/, '')).toBe(company);
    expect(planCardArt('payor2', 'Elm Health')).not.toBe(company);
  });

  it('says nothing of a kind that is no short word', () => {
    for (const kind of ['Medicare Advantage', '<b>', ''])
      expect(planCardArt('payor1', 'Elm Health', kind)).toBe(planCardArt('payor1', 'Elm Health'));
  });
});

describe('initials', () => {
  it.each([
    ['Amara Okafor, MD', 'AO'],
    ['Dr. Ana María Ruiz', 'AR'],
    ['Cher', 'C'],
    ['Ünal Özgür', 'ÜÖ'],
    ['  ', ''],
    ['123', ''],
    ['<script>', 'S'],
    ['Jean-Luc O’Neil', 'JO'],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('leave a nameless tile with a figure instead of letters', () => {
    expect(monogram('', 'P1')).not.toContain('<text');
    expect(monogram('"><img src=x>', 'P1')).not.toContain('<img');
  });
});

describe('seedOf', () => {
  it('spreads evenly and stays within its ends', () => {
    const seed = seedOf('x');
    const counts = [0, 0, 0, 0, 0];
    for (let at = 0; at < 5000; at += 1) {
      const value = seed.int(0, 4);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts.every((count) => count > 850 && count < 1150)).toBe(true);
  });
});
