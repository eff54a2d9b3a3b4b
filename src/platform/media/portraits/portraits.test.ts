import { PORTRAIT_PARTS, portraitCode, readPortrait } from './Portrait.ts';
import type { Portrait } from './Portrait.ts';
import { colorDistance } from './colorDistance.ts';
import { drawPortrait } from './drawPortrait.ts';
import { faultsOf } from './portraitRules.ts';

const good = readPortrait('03003000000000000001000')!;
const with_ = (parts: Partial<Portrait>): Portrait => ({ ...good, ...parts });

describe('the address of a portrait', () => {
  it('says every part, and is read back', () => {
    for (const [name, words] of Object.entries(PORTRAIT_PARTS)) {
      for (const word of words) {
        const portrait = with_({ [name]: word });
        expect(readPortrait(portraitCode(portrait))).toEqual(portrait);
      }
    }
  });

  it.each(['', '0', '03043000000000000000009', '0304300000000000000000000', '0304300000000000000000-'])(
    'that says nothing, "%s", has none',
    (code) => {
      expect(readPortrait(code)).toBeUndefined();
    },
  );

  // What an editor stored shows the same person for good: lists grow at their ends, and new lists come last.
  it('still means what it meant', () => {
    expect(readPortrait('24761504101211021235512')).toEqual({
      ...{ face: 'long', skin: 5, hair: 'white', behind: 'locs', before: 'crop', cover: 'cap', wrap: 'hill' },
      ...{ beard: 'moustache', brows: 'flat', eyes: 'almond', iris: 'hazel', nose: 'round', mouth: 'calm' },
      ...{ glasses: 'round', frame: 'dark', age: 2, earrings: 'studs', dress: 'crew', cloth: 'ink' },
      ...{ shirt: 'hill', ground: 'sage', corner: 'left', tilt: -2 },
    });
  });
});

describe('a drawing', () => {
  const draw = (parts: Partial<Portrait>) => drawPortrait(with_(parts));

  it('is the same for the same parts, and shows each part', () => {
    expect(draw({})).toBe(draw({}));
    for (const name of [
      'face',
      'skin',
      'beard',
      'eyes',
      'nose',
      'mouth',
      'glasses',
      'ground',
      'tilt',
    ] as const) {
      const drawings = PORTRAIT_PARTS[name].map((word) =>
        draw({ [name]: word }).replace(/p[0-9a-z]{23}/g, ''),
      );
      expect([name, new Set(drawings).size]).toEqual([name, PORTRAIT_PARTS[name].length]);
    }
  });

  it('has no hair below a hijab, and none of its colour but the brows', () => {
    const covered = draw({ cover: 'hijab', hair: 'red', behind: 'long', before: 'fringe', wrap: 'deep' });
    expect(covered.match(/#8f4a33/g)).toHaveLength(1);
  });

  it('has one coral thing at most', () => {
    const coral = (parts: Partial<Portrait>) =>
      draw({ skin: 7, ...parts }).match(/fill="#e8694a"|stroke="#e8694a"/g)?.length ?? 0;
    expect(coral({ dress: 'coat', earrings: 'studs' })).toBe(1);
    expect(coral({ dress: 'scrubs', cover: 'hijab' })).toBe(1);
    expect(coral({ dress: 'tie', cover: 'turban' })).toBe(1);
    expect(coral({ dress: 'crew' })).toBe(0);
  });

  it('has a clip path of its own', () => {
    const id = (svg: string) => /<clipPath id="(\w+)"/.exec(svg)?.[1];
    expect(id(draw({ tilt: 2 }))).not.toBe(id(draw({ tilt: 3 })));
  });

  it('needs no style sheet, script or other file, and takes the colours of the plan', () => {
    expect(draw({})).not.toMatch(/var\(|undefined|NaN|href|<style|<script/);
    const plan = drawPortrait(good, 'plan');
    expect(plan).not.toBe(draw({}));
    expect(plan).toContain('#c48a5e');
  });
});

describe('the rules of what goes together', () => {
  it('find no fault with a plain one', () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it.each<[fault: string, Partial<Portrait>]>([
    ['hair, earrings or leaning under a hijab', { cover: 'hijab', behind: 'long', before: 'part' }],
    ['hair, earrings or leaning under a hijab', { cover: 'hijab', earrings: 'studs', before: 'none' }],
    ['hair where a cover is', { cover: 'turban' }],
    ['hair where a cover is', { cover: 'kippah', behind: 'long', before: 'part' }],
    ['a forehead that does not go with the hair behind it', { behind: 'afro', before: 'fringe' }],
    ['a scrub cap without scrubs', { cover: 'cap', before: 'none' }],
    ['hair too light for the skin', { skin: 7, hair: 'blond' }],
    ['tight curls of a colour they seldom have', { skin: 1, behind: 'locs', before: 'part' }],
    ['grey or thin hair on a young face', { hair: 'grey' }],
    ['grey or thin hair on a young face', { hair: 'white', age: 1 }],
    ['light eyes in dark skin', { skin: 7, iris: 'green' }],
    ['closed eyes or frames like the skin', { skin: 8, eyes: 'smile' }],
    ['closed eyes or frames like the skin', { skin: 8, glasses: 'round', frame: 'dark' }],
    ['dark skin on a dark ground', { skin: 7, ground: 'hill' }],
    ['the palest skin on the palest ground without dark dress', { skin: 1, ground: 'wall' }],
    ['dark hair or dark dress on a dark ground', { ground: 'deep' }],
    ['white hair on the palest ground', { hair: 'white', age: 2, ground: 'pale' }],
    ['hair like the skin', { skin: 8, hair: 'brown' }],
    ['hair like the ground', { hair: 'grey', age: 2, ground: 'far' }],
    ['skin like the ground', { skin: 1, ground: 'sand' }],
    ['dress like the ground', { dress: 'crew', cloth: 'mist', ground: 'far' }],
    ['dress like the skin', { skin: 1, dress: 'crew', cloth: 'cream', ground: 'sea' }],
    ['shirt like the skin or like what is over it', { skin: 2, shirt: 'lamp', ground: 'far' }],
    ['shirt like the skin or like what is over it', { shirt: 'paper' }],
    ['cover like skin, ground or dress', { cover: 'hijab', wrap: 'sand', before: 'none' }],
    ['a kippah like the hair', { cover: 'kippah', wrap: 'sand', hair: 'white', age: 2 }],
  ])('find %s', (fault, parts) => {
    expect(faultsOf(with_(parts))).toContain(fault);
  });
});

it('tells colours apart as the eye does', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 2);
  expect(colorDistance('#c39d63', '#c39d63')).toBe(0);
});
