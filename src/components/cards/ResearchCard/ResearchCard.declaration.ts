import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Research card',
  about:
    'Research of any kind among results, with its kind: a study is a Clinical Trial or a Research Study; an investigator and a publication keep their own cards.',
  standsIn: [],
  wake: 'never',
  pages: 'any',
  editing: 'S',
  strings: ['cards', 'researchCard'],
  chunk: 'research-cards',
  cardType: 'Research',
});
