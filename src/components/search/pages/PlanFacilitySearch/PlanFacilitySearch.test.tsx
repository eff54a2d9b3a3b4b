import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadPlanFacilitySearch } from './PlanFacilitySearch.data.ts';
import { PlanFacilitySearch } from './PlanFacilitySearch.tsx';

const facts: ScreenFacts = {
  name: 'PlanFacilitySearch',
  Screen: PlanFacilitySearch,
  load: loadPlanFacilitySearch,
  vertical: 'shp-facilities',
  title: 'Plan locations',
};

it('[Q-030, Q-039] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
