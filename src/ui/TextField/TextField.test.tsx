import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { TextField } from './TextField.tsx';

it('is named by the label in its box and hands on what is typed', async () => {
  const change = jest.fn();
  const { container } = render(<TextField label="Near" name="near" defaultValue="Alder" onChange={change} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Near' }), '!');
  expect(change).toHaveBeenCalledWith('Alder!');
  await expectNoAxeViolations(container);
});

it('reads error and hint with the field', async () => {
  const { container } = render(<TextField label="ZIP code" error="Enter 5 digits." hint="Such as 94900" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter 5 digits. Such as 94900');
  await expectNoAxeViolations(container);
});
