import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from './testing/readingLevel.ts';

/* A blow to the head of somebody who takes a blood thinner can bleed inside for hours: no text may say that it can wait. */

const folder = join(import.meta.dirname, 'texts');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:md|json)$/.test(name),
);

// "Call also" goes on with what 911 is to be called for.
it.each([
  ['en', /blood thinner/, /\b(?:hit|blow)\b.*\bhead\b/, /\b911\b|emergency room|\bgo now\b|^Call also/],
  ['es', /anticoagulante/, /golpe.*cabeza/, /\b911\b|emergencias|\bvaya ahora\b|^Llame también/],
] as const)('a blow to the head with a blood thinner is for 911 everywhere (%s)', (_, thinner, blow, now) => {
  const told = files.flatMap((file) =>
    sentencesOf(readFileSync(join(folder, file), 'utf8'))
      .filter((sentence) => thinner.test(sentence) && blow.test(sentence))
      .map((sentence) => ({ file, sentence })),
  );
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ sentence }) => !now.test(sentence))).toEqual([]);
});
