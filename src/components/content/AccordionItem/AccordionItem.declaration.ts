import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Accordion item',
  about: 'One question or topic of an accordion: its label and what shows when it is opened.',
  es: {
    title: 'Elemento de acordeón',
    about: 'Una pregunta o un tema del acordeón: su título y lo que aparece al abrirlo.',
  },
  standsIn: ['accordion-items'],
  wake: 'never',
  pages: 'any',
  editing: 'L',
  strings: [],
  sheet: 'content',
  fields: { Label: text({ required: true }) },
  params: { Id: text(), HeadingLevel: text() },
  slots: { 'accordion-item-{*}': { takes: ['main'] } },
});
