import { BIO } from '#src/components/content/BioCard/bio.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Leadership bio card',
  about: "One leader's card.",
  standsIn: ['leadership-bios'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['content'],
  fields: BIO,
});
