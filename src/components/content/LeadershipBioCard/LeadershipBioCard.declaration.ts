import { BIO } from '#src/components/content/BioCard/bio.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Leadership bio card',
  about: 'One leader: portrait, name, position and life in brief. Goes inside Leadership bios.',
  es: {
    title: 'Ficha de directivo',
    about:
      'Un directivo: retrato, nombre, cargo y biografía breve. Va dentro de las biografías de la dirección.',
  },
  standsIn: ['leadership-bios'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['content'],
  sheet: 'content',
  fields: BIO,
});
