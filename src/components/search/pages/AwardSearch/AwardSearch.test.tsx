import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadAwardSearch } from './AwardSearch.data.ts';
import { AwardSearch } from './AwardSearch.tsx';

const facts: ScreenFacts = {
  name: 'AwardSearch',
  Screen: AwardSearch,
  load: loadAwardSearch,
  vertical: 'awards',
  title: 'Awards and recognition',
};

it('[Q-030, Q-032] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
