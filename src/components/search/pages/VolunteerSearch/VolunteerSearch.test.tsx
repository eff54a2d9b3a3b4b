import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadVolunteerSearch } from './VolunteerSearch.data.ts';
import { VolunteerSearch } from './VolunteerSearch.tsx';

const facts: ScreenFacts = {
  name: 'VolunteerSearch',
  Screen: VolunteerSearch,
  load: loadVolunteerSearch,
  vertical: 'volunteer-opportunity',
  title: 'Volunteer opportunities',
};

it('[Q-030, Q-042] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
