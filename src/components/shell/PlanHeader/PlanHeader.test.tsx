import { testHeader } from '#src/components/shell/testing/testSiteFrame.tsx';
import { PlanHeader } from './PlanHeader.tsx';

describe('PlanHeader', () => {
  testHeader({
    Component: PlanHeader,
    variant: 'plan',
    ids: { parts: '[S-002]', sticky: '[Q-096, Q-097, C-075, C-076]' },
  });
});
