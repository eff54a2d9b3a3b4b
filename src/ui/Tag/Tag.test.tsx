import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Tag } from './Tag.tsx';

it('is a topic, and a link when it has an address', async () => {
  const { container } = render(
    <>
      <Tag>Diabetes</Tag>
      <Tag href="/topics/sleep">Sleep</Tag>
    </>,
  );
  expect(screen.getAllByRole('link')).toEqual([screen.getByText('Sleep')]);
  expect(screen.getByText('Diabetes')).toBeVisible();
  await expectNoAxeViolations(container);
});
