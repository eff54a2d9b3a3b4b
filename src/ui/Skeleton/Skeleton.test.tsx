import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';

it.each<SkeletonProps['kind']>(['text', 'title', 'picture', 'portrait', 'button', 'card', 'rows'])(
  'hides the bars of %s from readers and says the label once',
  async (kind) => {
    const { container } = render(<Skeleton kind={kind} label="Loading results" />);
    expect(screen.getAllByText('Loading results')).toHaveLength(1);
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('');
    await expectNoAxeViolations(container);
  },
);
