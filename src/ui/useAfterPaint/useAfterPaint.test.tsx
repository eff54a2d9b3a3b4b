import { render, screen } from '@testing-library/react';
import { painted } from '#tests/support/painted.ts';
import { useAfterPaint } from './useAfterPaint.ts';

function Shown({ value, first }: { value: string; first?: string }) {
  return <p>{useAfterPaint(value, first)}</p>;
}
const text = () => screen.getByRole('paragraph').textContent;

it('shows a value once what changed with it has been painted', async () => {
  const { rerender } = render(<Shown value="before" />);
  expect(text()).toBe('before');
  rerender(<Shown value="after" />);
  expect(text()).toBe('before');
  await painted();
  expect(text()).toBe('after');
});

it('begins with another value where one is given', async () => {
  render(<Shown value="all" first="some" />);
  expect(text()).toBe('some');
  await painted();
  expect(text()).toBe('all');
});

it('passes over what changed again before it was painted', async () => {
  const { rerender } = render(<Shown value="a" />);
  rerender(<Shown value="b" />);
  rerender(<Shown value="c" />);
  await painted();
  expect(text()).toBe('c');
});
