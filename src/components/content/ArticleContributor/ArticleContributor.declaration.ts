import { defineComponent } from '#src/declaration/Declaration.ts';
import { choice, reference } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Article contributor',
  about: 'Who wrote or reviewed the page, with a link to that person. For articles and health advice.',
  es: {
    title: 'Autor del artículo',
    about:
      'Quién escribió o revisó la página, con un enlace a esa persona. Para artículos y consejos de salud.',
  },
  standsIn: ['main'],
  wake: 'never',
  pages: ['page', 'healthWellnessPage'],
  editing: 'P',
  strings: ['contributor'],
  fields: { Contributor: reference(['ce_person', 'healthcareProfessional']) },
  params: { Role: choice(['Contributor', 'Author', 'Reviewer']) },
});
