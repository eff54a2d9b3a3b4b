import {
  expectOneVertical,
  expectSettingsWhileEditing,
  type ScreenFacts,
} from '#src/components/search/testing/screenHarness.tsx';
// Both helpers look at what they draw; the axe check is expectNoAxeViolations in expectOneVertical.
import { loadProviderSearch } from './ProviderSearch.data.ts';
import { ProviderSearch } from './ProviderSearch.tsx';

const facts: ScreenFacts = {
  name: 'ProviderSearch',
  Screen: ProviderSearch,
  load: loadProviderSearch,
  vertical: 'healthcare_professionals',
  title: 'Providers',
};

it('[Q-030, Q-036] searches its own vertical alone', () => expectOneVertical(facts));

it('[E-072, E-073] shows its configuration while editing', () => expectSettingsWhileEditing(facts));
