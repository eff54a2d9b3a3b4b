import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Vertical tab',
  about: 'One of the tabs at the left: its label and what shows when it is chosen.',
  es: {
    title: 'Pestaña vertical',
    about: 'Una pestaña de las pestañas verticales: su nombre y lo que aparece al elegirla.',
  },
  standsIn: ['vertical-tabs'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  fields: { Label: text({ required: true }) },
  params: { Id: text() },
  slots: { 'vertical-tab-{*}': { takes: ['main'] } },
});
