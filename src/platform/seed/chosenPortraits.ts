import { z } from 'zod';
import { PORTRAIT_PARTS } from '../media/portraits/Portrait.ts';
import type { Portrait } from '../media/portraits/Portrait.ts';
import { faultsOf } from '../media/portraits/portraitRules.ts';
import { readTexts } from './readTexts.ts';

/** What a chosen portrait has where its line says nothing else. */
const USUAL: Portrait = {
  skin: 3,
  hair: 'brown',
  face: 'oval',
  behind: 'none',
  before: 'none',
  cover: 'none',
  wrap: 'hill',
  beard: 'none',
  brows: 'arch',
  eyes: 'almond',
  iris: 'brown',
  nose: 'fine',
  mouth: 'smile',
  glasses: 'none',
  frame: 'dark',
  age: 0,
  earrings: 'none',
  dress: 'coat',
  cloth: 'near',
  shirt: 'mist',
  ground: 'sand',
  corner: 'right',
  tilt: 0,
};

/** A portrait in words: "skin 4, hair espresso, …", each part by its name in `PORTRAIT_PARTS`. */
export const portraitInWords = z.string().transform((text, context): Portrait => {
  const parts = text.split(', ').map((part) => {
    const [name = '', word] = part.split(' ');
    const words: readonly unknown[] = Object.hasOwn(PORTRAIT_PARTS, name)
      ? PORTRAIT_PARTS[name as keyof Portrait]
      : [];
    const found = words.find((one) => String(one) === word);
    if (found === undefined) context.addIssue(`no portrait has "${part}"`);
    return [name, found] as const;
  });
  const portrait = { ...USUAL, ...(Object.fromEntries(parts) as Partial<Portrait>) };
  if (context.issues.length === 0) faultsOf(portrait).forEach((fault) => context.addIssue(fault));
  return portrait;
});

/**
 * Portraits chosen by hand, of those who are shown most: leaders by their name, then providers by id, first those whom plain
 * searches find first, then those who write. They were looked at side by side, so that neighbours differ.
 */
export const CHOSEN_PORTRAITS: Readonly<Record<string, Portrait>> = readTexts(
  'portraits.json',
  z.record(z.string(), portraitInWords),
);
