import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadPlanProviderSearch } from './PlanProviderSearch.data.ts';
import { PlanProviderSearch } from './PlanProviderSearch.tsx';

const facts: ScreenFacts = {
  name: 'PlanProviderSearch',
  Screen: PlanProviderSearch,
  load: loadPlanProviderSearch,
  vertical: 'shp-providers',
  title: 'Plan providers',
};

it('[Q-030, Q-040] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
