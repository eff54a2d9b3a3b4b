import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Research card',
  about:
    'Research of any kind among results, with its kind: a study is a Clinical Trial or a Research Study; an investigator and a publication keep their own cards.',
  es: {
    title: 'Tarjeta de investigación',
    about: 'Investigación de cualquier tipo entre los resultados, con su tipo.',
  },
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'researchCard'],
  chunk: 'research-cards',
  cardType: 'Research',
});
