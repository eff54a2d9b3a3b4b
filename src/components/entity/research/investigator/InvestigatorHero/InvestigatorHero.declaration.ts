import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  title: 'Investigator hero',
  about:
    "An investigator's photo (192 by 256), name and label, with links to their profiles as providers and to their publications.",
  standsIn: ['main'],
  wake: 'never',
  pages: ['ce_investigator'],
  editing: 'D',
  strings: ['research'],
  sheet: 'entity',
});
