import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Global alert notice',
  about: 'A note for editors about the alert above every page. Visitors do not see it.',
  es: {
    title: 'Nota sobre el aviso general',
    about: 'Una nota para editores sobre el aviso que va encima de cada página. Las visitas no la ven.',
  },
  standsIn: ['global-alert'],
  wake: 'never',
  pages: 'any',
  editing: 'E',
  strings: [],
  sheet: 'editor',
});
