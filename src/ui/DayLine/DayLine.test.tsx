import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { DayLine } from './DayLine.tsx';

const line = {
  from: 360,
  to: 1320,
  labelOf: (minute: number) => ({ 540: '9 am', 1200: '8 pm' })[minute] ?? '',
};
const day = { start: 540, end: 1200 };
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('rect.DayLine-span')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);

it('draws the open span and the tick at their places between 6 am and 10 pm', async () => {
  const { container } = render(
    <DayLine {...line} spans={[day]} now={{ at: 840, label: 'Now 2:00' }} label="Open 9 am to 8 pm" />,
  );
  expect(screen.getByRole('img', { name: 'Open 9 am to 8 pm' })).toBeInTheDocument();
  // 9 am is 180 of 960 minutes, 11 hours are 660 of 960, 2 pm is the middle.
  expect(bars(container)).toEqual([['18.8%', '68.7%']]);
  expect(container.querySelector('line.DayLine-tick')).toHaveAttribute('x1', '50%');
  expect(container).toHaveTextContent('9 am');
  expect(container).toHaveTextContent('8 pm');
  await expectNoAxeViolations(container);
});

it('cuts what lies outside the line, and has no labels without a way to write them', () => {
  const { container } = render(
    <DayLine
      {...line}
      labelOf={undefined}
      spans={[{ start: 0, end: 1440 }]}
      now={{ at: 400, label: 'Now 6:40' }}
      label="Open 24 hours"
    />,
  );
  expect(bars(container)).toEqual([['0%', '100%']]);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['Now 6:40']);
});

it('has no label for what begins or ends beyond the line', () => {
  const spans = [
    { start: -60, end: 420 },
    { start: 540, end: 1500 },
  ];
  const labelOf = (minute: number) => `at ${minute}`;
  const { container } = render(
    <DayLine {...line} {...{ spans, labelOf }} now={{ at: 840, label: 'Now' }} label="Open until 1 am" />,
  );
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['at 420', 'Now']);
});

it('drops a label that would stand on another', () => {
  const { container } = render(
    <DayLine {...line} spans={[day]} now={{ at: 1190, label: 'Now 7:50' }} label="Closes at 8 pm" />,
  );
  expect(container).toHaveTextContent('Now 7:50');
  expect(container).not.toHaveTextContent('8 pm');
});

it.each([
  ['Now 7:16', 405, 'start'],
  ['Ahora 7:16 a. m.', 500, 'start'],
  ['Ahora 1:16 p. m.', 840, 'middle'],
  ['Ahora 9:30 p. m.', 1200, 'end'],
])('keeps “%s” within a phone’s card', (label, at, anchor) => {
  const { container } = render(<DayLine {...line} spans={[day]} now={{ at, label }} label="Open" />);
  expect(container.querySelector('.DayLine-now')).toHaveAttribute('text-anchor', anchor);
});
