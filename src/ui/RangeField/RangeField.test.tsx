import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { RangeField } from './RangeField.tsx';

it('says its value in words, and commits when let go', async () => {
  const change = jest.fn();
  const commit = jest.fn();
  const { container } = render(
    <RangeField
      label="Distance"
      min={0}
      max={50}
      defaultValue={25}
      valueText={(value) => `Within ${value} miles`}
      onChange={change}
      onCommit={commit}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Distance' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Within 25 miles');
  fireEvent.change(slider, { target: { value: '10' } });
  expect(change).toHaveBeenCalledWith(10);
  expect(screen.getByText('Within 10 miles')).toBeVisible();
  expect(commit).not.toHaveBeenCalled();
  fireEvent.keyUp(slider, { key: 'ArrowLeft' });
  expect(commit).toHaveBeenCalledWith(10);
  expect(slider.style.getPropertyValue('--filled')).toBe('20%');
  await expectNoAxeViolations(container);
});
