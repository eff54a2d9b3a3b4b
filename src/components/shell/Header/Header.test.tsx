import { testHeader } from '#src/components/shell/testing/testSiteFrame.tsx';
import { Header } from './Header.tsx';

describe('Header', () => {
  testHeader({
    Component: Header,
    variant: 'main',
    ids: { parts: '[S-021]', sticky: '[Q-096, Q-097, C-075, C-076]' },
  });
});
