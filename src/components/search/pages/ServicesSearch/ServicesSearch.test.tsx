import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadServicesSearch } from './ServicesSearch.data.ts';
import { ServicesSearch } from './ServicesSearch.tsx';

const facts: ScreenFacts = {
  name: 'ServicesSearch',
  Screen: ServicesSearch,
  load: loadServicesSearch,
  vertical: 'services',
  limit: 36,
  title: 'Services',
};

it('[Q-030, Q-043, C-040] searches its own vertical alone in a grid of 36', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
