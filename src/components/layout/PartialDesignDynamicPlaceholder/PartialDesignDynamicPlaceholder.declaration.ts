import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Partial design dynamic placeholder',
  about: "The place a shared part of pages (a partial design) is put in; sig is its placeholder's name.",
  standsIn: ['header', 'main', 'footer'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  params: { sig: text() },
  slots: { '{*}': { takes: ['around'] } },
});
