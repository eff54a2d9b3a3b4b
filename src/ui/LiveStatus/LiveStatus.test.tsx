import { act, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { LiveStatus } from './LiveStatus.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('says only the message that stayed', async () => {
  const { container, rerender } = render(<LiveStatus message="3 results" />);
  act(() => jest.advanceTimersByTime(300));
  rerender(<LiveStatus message="12 results" />);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('12 results');
  jest.useRealTimers();
  await expectNoAxeViolations(container);
});
