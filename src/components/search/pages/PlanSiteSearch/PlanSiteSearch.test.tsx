import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadPlanSiteSearch } from './PlanSiteSearch.data.ts';
import { PlanSiteSearch } from './PlanSiteSearch.tsx';

const facts: ScreenFacts = {
  name: 'PlanSiteSearch',
  Screen: PlanSiteSearch,
  load: loadPlanSiteSearch,
  vertical: 'shp-pages',
  title: 'Pages',
};

it('[Q-030, Q-041] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
