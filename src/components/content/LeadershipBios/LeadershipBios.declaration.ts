import { BIO } from '#src/components/content/BioCard/bio.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { items } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Leadership bios',
  about: 'The people who lead the network: bios of its datasource and cards placed in it.',
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['content'],
  fields: { Children: items(BIO) },
  slots: { 'leadership-bios-{*}': {} },
});
