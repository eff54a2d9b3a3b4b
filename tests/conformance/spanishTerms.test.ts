import { globSync, readFileSync } from 'node:fs';

/** What visitors read in Spanish: words of the interface, and everything the demo network says. */
const files = globSync([
  'src/i18n/es/*.ts',
  'src/platform/seed/**/*.{json,ts}',
  'src/platform/media/*.ts',
  'src/platform/seed/texts/**/*.es.md',
]).filter((file) => !file.endsWith('.test.ts'));

/** One thing has one name on every page; each of these is a second name for something. */
const SECOND_NAMES: readonly (readonly [second: RegExp, first: string])[] = [
  [/\bc[óo]digos? ZIP\b/i, 'código postal'],
  [/\bpadecimientos?\b/i, 'afección'],
  [/\bproveedor(?:a|es|as)?\b/i, 'médico, or profesional de la salud'],
  [/\bubicaciones\b/i, 'centros'],
  [/\b(?:historia clínica|historial médico)\b/i, 'expediente'],
  [/\b(?:parqueo|aparcamiento)s?\b/i, 'estacionamiento'],
  [/\bpreautorizaci/i, 'autorización previa'],
  [/\bvínculos?\b/i, 'enlace'],
  [/\bhaga clic\b/i, 'presione'],
  [/"es": "[^"]*\beczema\b|^[\p{L}¿][^\n]*[ ¿(]eczema\b/imu, 'eccema'],
];

it.each(SECOND_NAMES)('Spanish says %s nowhere: that is called %s', (second) => {
  expect(files.length).toBeGreaterThan(300);
  const said = files.flatMap((file) => {
    const [found] = second.exec(readFileSync(file, 'utf8')) ?? [];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(said).toEqual([]);
});

it('Spanish says with the number of the crisis line what to press for Spanish', () => {
  const said = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\bal 988\b/.test(line) && !line.startsWith('#'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((line) => !/\boprim(?:a|an|ir) 2\b/.test(line) && !/\boprima 1\b/.test(line))).toEqual(
    [],
  );
});

it('Spanish tells what one listens through from a hearing aid', () => {
  const jsonPairs = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"en": "([^\n]*)",\s*"es": "([^\n]*)"/g)].map(
        ([, en, es]) => [file, en!, es!] as const,
      ),
    );
  const filePairs = files
    .filter((file) => file.endsWith('.es.md'))
    .map((file) => {
      const english = file.replace(/\.es\.md$/, '.en.md');
      return [file, readFileSync(english, 'utf8'), readFileSync(file, 'utf8')] as const;
    });
  const listening = [...jsonPairs, ...filePairs].filter(([, en]) =>
    /\b(?:headphones?|headsets?|earphones?)\b/i.test(en),
  );
  expect(listening.length).toBeGreaterThan(5);
  const wrong = listening.filter(
    ([, en, es]) => !/\bauriculares\b/.test(es) || (/audífono/i.test(es) && !/hearing aid/i.test(en)),
  );
  expect(wrong.map(([file, , es]) => `${file}: ${es.slice(0, 80)}`)).toEqual([]);
});
