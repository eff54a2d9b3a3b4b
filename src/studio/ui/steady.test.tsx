import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { steady, useSteady } from './steady.tsx';

interface Props {
  name: string;
  place?: { index: number };
  onPress: (by: string) => void;
  onClose?: (() => void) | undefined;
}

function counted() {
  const drawn = jest.fn();
  const Row = steady(function Row({ name, onPress, onClose }: Props) {
    drawn();
    return (
      <>
        <button onClick={() => onPress('hand')}>{name}</button>
        {onClose ? <button onClick={onClose}>close</button> : null}
      </>
    );
  });
  return { drawn, Row };
}

it('is not drawn anew for another function, and calls the newest', async () => {
  const { drawn, Row } = counted();
  const first = jest.fn();
  const newest = jest.fn();
  const { rerender } = render(<Row name="Care" onPress={first} />);
  rerender(<Row name="Care" onPress={newest} />);
  expect(drawn).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Care' }));
  expect(newest.mock.calls).toEqual([['hand']]);
  expect(first).not.toHaveBeenCalled();
});

it('is drawn anew for what it shows, and for a function that comes or goes', () => {
  const { drawn, Row } = counted();
  const onPress = () => undefined;
  const place = { index: 1 };
  const { rerender } = render(<Row name="Care" {...{ place, onPress }} />);
  rerender(<Row name="Cares" {...{ place, onPress }} />);
  expect(screen.getByRole('button', { name: 'Cares' })).toBeVisible();
  rerender(<Row name="Cares" place={{ index: 1 }} onPress={onPress} />);
  expect(drawn).toHaveBeenCalledTimes(3);
  rerender(<Row name="Cares" place={{ index: 1 }} onPress={onPress} onClose={() => undefined} />);
  expect(screen.getByRole('button', { name: 'close' })).toBeVisible();
  rerender(<Row name="Cares" place={{ index: 1 }} onPress={onPress} onClose={undefined} />);
  expect(screen.queryByRole('button', { name: 'close' })).toBeNull();
});

it('a set of acts is one object for as long as its other parts are the same', () => {
  const acts = (count: number) => ({ count, add: (by: number) => count + by });
  const { result, rerender } = renderHook(({ count }) => useSteady(acts(count)), {
    initialProps: { count: 1 },
  });
  const { current: first } = result;
  rerender({ count: 1 });
  expect(result.current).toBe(first);
  rerender({ count: 2 });
  expect(result.current).not.toBe(first);
  expect(result.current).toMatchObject({ count: 2, add: first.add });
  expect(first.add(3)).toBe(5);
});
