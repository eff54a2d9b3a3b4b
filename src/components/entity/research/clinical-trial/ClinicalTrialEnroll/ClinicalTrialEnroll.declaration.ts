import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial enroll',
  about:
    'Where one can ask to take part, by e-mail to the places that have an address; subject and body warn that e-mail is not encrypted.',
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  sheet: 'entity',
});
