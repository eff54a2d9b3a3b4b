import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadAskAnExpertSearch } from './AskAnExpertSearch.data.ts';
import { AskAnExpertSearch } from './AskAnExpertSearch.tsx';

const facts: ScreenFacts = {
  name: 'AskAnExpertSearch',
  Screen: AskAnExpertSearch,
  load: loadAskAnExpertSearch,
  vertical: 'ask_an_expert',
  title: 'Ask an expert',
};

it('[Q-030, Q-031] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
