import { BIO } from '#src/components/content/BioCard/bio.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';
import { items } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Leadership bios',
  about: 'The people who lead the network, each with portrait and biography. For the page about leadership.',
  es: {
    title: 'Biografías de la dirección',
    about: 'Quienes dirigen la red, con retrato y biografía. Para la página sobre la dirección.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: 'any',
  editing: 'P',
  strings: ['content'],
  sheet: 'content',
  fields: { Children: items(BIO) },
  slots: { 'leadership-bios-{*}': {} },
});
