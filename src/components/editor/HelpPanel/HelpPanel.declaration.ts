import { defineComponent } from '#src/declaration/Declaration.ts';
import { text } from '#src/declaration/kinds.ts';

export const declaration = defineComponent({
  title: 'Help panel',
  about: 'Explains a component to editors while they work. Visitors do not see it.',
  es: {
    title: 'Panel de ayuda',
    about: 'Explica un componente a los editores mientras trabajan. Las visitas no lo ven.',
  },
  standsIn: 'any',
  wake: 'never',
  pages: 'any',
  editing: 'E',
  strings: [],
  sheet: 'editor',
  params: {
    Topic: text({
      required: true,
      help: { en: 'The name of the component to tell of.', es: 'El nombre del componente que se explica.' },
    }),
  },
  examples: { plain: { params: { Topic: 'GlobalAlert' } } },
});
