/**
 * Lines of help, free and open day and night. Each names the source to check it against before a release: a wrong number
 * costs more here than anywhere else.
 */
export const CRISIS_LINES = {
  /** Emergency number in the United States. Source: 911.gov. */
  emergency: { call: '911' },
  /** 988 Suicide & Crisis Lifeline; Spanish: press 2, or text AYUDA. Source: 988lifeline.org, 988lifeline.org/es. */
  lifeline: { call: '988', text: '988', spanishWord: 'AYUDA' },
  /** Poison Help, all poison centers. Source: poisonhelp.hrsa.gov. */
  poison: { call: '1-800-222-1222' },
  /** National Sexual Assault Hotline, English and Spanish. Source: rainn.org, rainn.org/es. */
  assault: { call: '1-800-656-4673' },
  /** National Domestic Violence Hotline; text START. Source: thehotline.org. */
  violence: { call: '1-800-799-7233', text: '88788', word: 'START' },
} as const;

/** A line of help. */
export type CrisisLine = keyof typeof CRISIS_LINES;
