import { act, render, screen } from '@testing-library/react';
import { later } from './later.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>;

it('shows a part once it has come', async () => {
  const Later = later(async () => Part);
  render(<Later name="the day" />);
  expect(screen.getByRole('status')).toHaveTextContent('One moment…');
  await act(async () => {});
  expect(screen.getByText('Here is the day')).toBeVisible();
});

it('says that nobody answers, throws nothing, and asks again until somebody does', async () => {
  let isThere = false;
  const fetchPart = jest.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  const Later = later(fetchPart);
  render(<Later name="the day" />);
  await act(async () => {});
  expect(screen.getByRole('alert')).toHaveTextContent('does not answer');
  await act(async () => jest.advanceTimersByTimeAsync(4000));
  expect(fetchPart).toHaveBeenCalledTimes(2);
  isThere = true;
  await act(async () => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('Here is the day')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(3);
});
