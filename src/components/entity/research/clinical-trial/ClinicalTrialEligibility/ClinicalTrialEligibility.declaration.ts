import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial eligibility',
  about: 'Who can take part in the clinical trial, and who cannot.',
  es: {
    title: 'Quién puede participar',
    about: 'Quién puede participar en el ensayo clínico y quién no.',
  },
  standsIn: ['detail-main'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  sheet: 'entity',
});
