import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadEventSearch } from './EventSearch.data.ts';
import { EventSearch } from './EventSearch.tsx';

const facts: ScreenFacts = {
  name: 'EventSearch',
  Screen: EventSearch,
  load: loadEventSearch,
  vertical: 'events',
  title: 'Events and classes',
};

it('[Q-030, Q-033] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
