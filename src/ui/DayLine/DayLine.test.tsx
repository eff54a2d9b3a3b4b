import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { DayLine } from './DayLine.tsx';

const day = { start: 540, end: 1200, startLabel: '9 am', endLabel: '8 pm' };
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('rect.DayLine-span')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);

it('draws the open span and the tick at their places between 6 am and 10 pm', async () => {
  const { container } = render(
    <DayLine spans={[day]} now={{ minute: 840, label: 'Now 2:00' }} label="Open 9 am to 8 pm" />,
  );
  expect(screen.getByRole('img', { name: 'Open 9 am to 8 pm' })).toBeInTheDocument();
  // 9 am is 180 of 960 minutes, 11 hours are 660 of 960, 2 pm is the middle.
  expect(bars(container)).toEqual([['18.8%', '68.7%']]);
  expect(container.querySelector('line.DayLine-tick')).toHaveAttribute('x1', '50%');
  expect(container).toHaveTextContent('9 am');
  expect(container).toHaveTextContent('8 pm');
  await expectNoAxeViolations(container);
});

it('cuts what lies outside the line, and leaves the tick out there', () => {
  const { container } = render(
    <DayLine
      spans={[{ start: 0, end: 1440, startLabel: '12 am', endLabel: '12 am' }]}
      now={{ minute: 200, label: 'Now 3:20' }}
      label="Open 24 hours"
    />,
  );
  expect(bars(container)).toEqual([['0%', '100%']]);
  expect(container).not.toHaveTextContent('Now 3:20');
});

it('drops a label that would stand on another', () => {
  const { container } = render(
    <DayLine spans={[day]} now={{ minute: 1190, label: 'Now 7:50' }} label="Closes at 8 pm" />,
  );
  expect(container).toHaveTextContent('Now 7:50');
  expect(container).not.toHaveTextContent('8 pm');
});
