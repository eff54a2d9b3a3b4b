import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadHealthWellnessSearch } from './HealthWellnessSearch.data.ts';
import { HealthWellnessSearch } from './HealthWellnessSearch.tsx';

const facts: ScreenFacts = {
  name: 'HealthWellnessSearch',
  Screen: HealthWellnessSearch,
  load: loadHealthWellnessSearch,
  vertical: 'health-and-wellness',
  title: 'Health and wellness',
};

it('[Q-030, Q-037] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
