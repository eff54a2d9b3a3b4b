import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadArticleSearch } from './ArticleSearch.data.ts';
import { ArticleSearch } from './ArticleSearch.tsx';

const facts: ScreenFacts = {
  name: 'ArticleSearch',
  Screen: ArticleSearch,
  load: loadArticleSearch,
  vertical: 'articles',
  title: 'Articles',
};

it('[Q-030] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
