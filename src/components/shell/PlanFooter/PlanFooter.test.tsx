import { testFooter } from '#src/components/shell/testing/testSiteFrame.tsx';
import { PlanFooter } from './PlanFooter.tsx';

describe('PlanFooter', () => {
  testFooter({
    Component: PlanFooter,
    variant: 'plan',
    ids: { parts: '[S-002]', legalLine: '[Q-166]' },
    organisation: 'Meridian Plan',
  });
});
