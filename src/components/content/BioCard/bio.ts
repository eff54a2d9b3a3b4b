import { image, richText, text } from '#src/declaration/kinds.ts';

/** The fields of one leader. */
export const BIO = {
  Name: text({ required: true }),
  Credential: text(),
  Title: text(),
  Image: image({ help: { en: 'A portrait, 230 by 307 px.', es: 'Un retrato de 230 por 307 px.' } }),
  Bio: richText(),
} as const;
