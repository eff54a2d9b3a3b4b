import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { YextSearch } from './YextSearch.tsx';

it('[Q-077, E-089, X-051] tells editors to delete it and shows visitors nothing', async () => {
  const { container, unmount } = renderContent(YextSearch, {}, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(
    'Component Deprecated: This component is deprecated. Please delete this component form the page layout.',
  );
  await expectNoAxeViolations(container);
  unmount();
  expect(renderContent(YextSearch).container).toBeEmptyDOMElement();
});
