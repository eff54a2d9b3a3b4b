import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { PartialDesignDynamicPlaceholder } from './PartialDesignDynamicPlaceholder.tsx';

describe('PartialDesignDynamicPlaceholder', () => {
  it('draws the placeholder its sig names', async () => {
    const { container } = renderContent(PartialDesignDynamicPlaceholder, { params: { sig: 'sxa-header' } });
    expect(screen.getByText('[sxa-header]')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
