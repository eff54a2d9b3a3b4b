import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { GlobalAlertNotice } from './GlobalAlertNotice.tsx';

it('[E-003] tells editors what a global alert does', async () => {
  const { container } = renderContent(GlobalAlertNotice, {}, { mode: 'edit' });
  const about = screen.getByRole('complementary', { name: 'About alerts' });
  expect(within(about).getByRole('note')).toHaveTextContent('An alert placed here shows on every page');
  await expectNoAxeViolations(container);
});

it.each(['normal', 'preview'] as const)('shows nothing in mode %s', (mode) => {
  expect(renderContent(GlobalAlertNotice, {}, { mode }).container).toBeEmptyDOMElement();
});
