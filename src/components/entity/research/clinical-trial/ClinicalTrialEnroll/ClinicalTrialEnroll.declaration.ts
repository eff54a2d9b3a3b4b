import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Clinical trial enroll',
  about: 'How to ask to take part in a clinical trial: whom to write to, by place.',
  es: {
    title: 'Participar en el ensayo',
    about: 'Cómo pedir participar en un ensayo clínico: a quién escribir en cada centro.',
  },
  standsIn: ['detail-main', 'detail-aside'],
  wake: 'never',
  pages: ['Clinical Trial'],
  editing: 'W',
  strings: ['research'],
  sheet: 'entity',
});
