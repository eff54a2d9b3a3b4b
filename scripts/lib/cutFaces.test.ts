import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { fontBudget } from '#src/config/budgets.ts';
import { cutFace, CUTS, FACES } from './cutFaces.ts';

const lying = (name: string) => readFileSync(join(FACES, `${name}.woff2`));
const signsOf = (file: Buffer) => new Set((create(file) as Font).characterSet);

describe('the faces of the site', () => {
  it.each(Object.entries(CUTS))('%s is what is cut from its package', async (name, cut) => {
    expect(lying(name).equals(await cutFace(cut))).toBe(true);
  });

  it('together keep to the budget of a page', () => {
    const bytes = Object.keys(CUTS).reduce((sum, name) => sum + lying(name).length, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(fontBudget);
  });

  it('the text’s comes in the first turn of a new connection, its headers included', () => {
    // Ten packets of 1,460 bytes; headers are about 1,030.
    expect(lying('text').length).toBeLessThan(14_600 - 1100);
  });

  it('the rest of the text’s signs is asked for where one of them is written, and nowhere else', () => {
    const sheet = readFileSync('src/styles/global.css', 'utf8');
    const [, ranges = ''] = /text-more\.woff2[^}]*unicode-range:([^;]*)/.exec(sheet) ?? [];
    const codes = [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
        return Array.from({ length: to - from + 1 }, (_, at) => from + at);
      },
    );
    const more = [...signsOf(lying('text-more'))].filter((code) => code < 0xffff);
    expect(codes).toEqual(more);
    const text = signsOf(lying('text'));
    expect(more.filter((code) => text.has(code))).toEqual([]);
  });

  it.each(Object.entries(CUTS).filter(([, { signs }]) => !signs || signs('a')))(
    '%s has every sign of the site’s phrases that its whole face has, and all Spanish needs',
    (name, { from }) => {
      const whole = signsOf(readFileSync(join('node_modules/@fontsource-variable', from)));
      const cut = signsOf(lying(name));
      const phrases = globSync('src/i18n/{en,es}/*.ts').map((file) => readFileSync(file, 'utf8'));
      expect(phrases.length).toBeGreaterThan(50);
      const missing = [...new Set(phrases.join('').replace(/\s/g, ''))].filter((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return whole.has(code) && !cut.has(code);
      });
      expect(missing).toEqual([]);
      for (const sign of '¿¡ñáéíóúüÑÁÉÍÓÚÜ“”‘’–—…€·')
        expect([sign, cut.has(sign.codePointAt(0) ?? 0)]).toEqual([sign, true]);
    },
  );

  it('no rule asks for a weight outside its face', () => {
    const rules = globSync('src/**/*.css', { exclude: ['**/*.generated.css'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\{[^{}]*\}/g)].map(([rule]) => ({ file, rule })),
    );
    const asked = rules
      .filter(({ rule }) => !rule.includes('src: url('))
      .flatMap(({ file, rule }) =>
        [...rule.matchAll(/(font-weight|--weight-[a-z]+|font): *(\d{3})\b/g)].map(([, name, weight]) => {
          const isSerif = name === '--weight-serif' || rule.includes('font-family: var(--serif)');
          return { file, weight: Number(weight), most: isSerif ? 480 : 750 };
        }),
      );
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter(({ weight, most }) => weight < 400 || weight > most)).toEqual([]);
  });
});
