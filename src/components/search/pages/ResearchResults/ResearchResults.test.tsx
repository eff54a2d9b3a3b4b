import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadResearchResults } from './ResearchResults.data.ts';
import { ResearchResults } from './ResearchResults.tsx';

const facts: ScreenFacts = {
  name: 'ResearchResults',
  Screen: ResearchResults,
  load: loadResearchResults,
  vertical: 'research',
  title: 'Research',
};

it('[Q-030, Q-038] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
