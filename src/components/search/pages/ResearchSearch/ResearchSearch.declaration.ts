import { searchPage } from '#src/components/search/pages/searchPage.ts';
import { defineComponent } from '#src/declaration/Declaration.ts';

export const declaration = defineComponent({
  ...searchPage,
  title: 'Research search',
  about: 'Research by kind: trials, studies, publications, investigators, or all four.',
});
