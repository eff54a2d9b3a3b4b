import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadPatientStorySearch } from './PatientStorySearch.data.ts';
import { PatientStorySearch } from './PatientStorySearch.tsx';

const facts: ScreenFacts = {
  name: 'PatientStorySearch',
  Screen: PatientStorySearch,
  load: loadPatientStorySearch,
  vertical: 'patient_story',
  title: 'Patient stories',
};

it('[Q-030] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
