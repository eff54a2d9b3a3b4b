import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { ServicesSearchBar } from './ServicesSearchBar.tsx';

it('[Q-076, E-088, X-051] tells editors to delete it and shows visitors nothing', async () => {
  const { container, unmount } = renderContent(ServicesSearchBar, {}, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(
    'Component Deprecated: This component is deprecated. Please delete this component form the page layout.',
  );
  await expectNoAxeViolations(container);
  unmount();
  expect(renderContent(ServicesSearchBar).container).toBeEmptyDOMElement();
});
