import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Status, type StatusTone } from './Status.tsx';

it.each<StatusTone>(['open', 'soon', 'closed', 'urgent', 'neutral'])(
  'shows %s as icon and word, not colour alone',
  async (tone) => {
    const { container } = render(<Status tone={tone}>The state in words</Status>);
    expect(screen.getByText('The state in words')).toBeVisible();
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    await expectNoAxeViolations(container);
  },
);

it('draws another icon for each tone', () => {
  const paths = (['open', 'soon', 'closed', 'urgent', 'neutral'] as const).map((tone) => {
    const { container } = render(<Status tone={tone}>x</Status>);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(paths).size).toBe(5);
});
