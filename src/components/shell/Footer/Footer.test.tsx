import { testFooter } from '#src/components/shell/testing/testSiteFrame.tsx';
import { Footer } from './Footer.tsx';

describe('Footer', () => {
  testFooter({
    Component: Footer,
    variant: 'main',
    ids: { parts: '[S-024]', legalLine: '[Q-166]' },
    organisation: 'Meridian Health',
  });
});
