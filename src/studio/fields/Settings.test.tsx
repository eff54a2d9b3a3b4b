import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { CatalogueSetting } from '../catalogue.ts';
import { Settings } from './Settings.tsx';

const declared: Record<string, CatalogueSetting> = {
  FieldNames: { kind: 'choice', of: ['Default', 'Error'] },
  AsideFirst: { kind: 'flag' },
  EnabledPlaceholders: { kind: 'numbers' },
  HeadingLevel: { kind: 'text' },
  Query: { kind: 'text', required: true },
  sig: { kind: 'text' },
};

function open(params: Record<string, string> = {}) {
  const onSet = jest.fn();
  const component = { uid: 'u', componentName: 'X', dataSource: '', params };
  const { container } = render(<Settings {...{ component, declared, onSet }} />);
  return { onSet, container, user: userEvent.setup() };
}

it('shows every setting as its kind wants it, without what no person sets', async () => {
  const { container } = open({ EnabledPlaceholders: '1, 3', FieldNames: 'error' });
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Look/ })).toHaveTextContent('Urgent');
  expect(screen.getByRole('button', { name: /Rank of the heading/ })).toHaveTextContent('As usual');
  expect(screen.getByRole('checkbox', { name: '3' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '2' })).not.toBeChecked();
  expect(screen.queryByText('sig')).toBeNull();
  await expectNoAxeViolations(container);
});

it('sets a word, a flag and parts at once', async () => {
  const { onSet, user } = open({ EnabledPlaceholders: '3' });
  await user.click(screen.getByRole('button', { name: /Look/ }));
  await user.click(screen.getByRole('option', { name: 'Urgent' }));
  await user.click(screen.getByRole('checkbox', { name: /On phones/ }));
  await user.click(screen.getByRole('checkbox', { name: '1' }));
  expect(onSet.mock.calls).toEqual([
    ['FieldNames', 'Error'],
    ['AsideFirst', '1'],
    ['EnabledPlaceholders', '1,3'],
  ]);
});

it('takes a text when it is left or with Enter, and not with every letter', async () => {
  const { onSet, user } = open();
  const query = screen.getByRole('textbox', { name: 'What it looks for' });
  expect(query).toBeValid();
  await user.click(query);
  await user.tab();
  expect(query).toBeInvalid();
  expect(query).toHaveAccessibleDescription('Write something here.');
  await user.type(query, 'heart');
  expect(query).toBeValid();
  expect(onSet).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  expect(onSet).toHaveBeenLastCalledWith('Query', 'heart');
  await user.type(query, 's');
  await user.tab();
  expect(onSet).toHaveBeenLastCalledWith('Query', 'hearts');
});

it('keeps a word it does not know, and says as usual by taking the setting out', async () => {
  const { onSet, user } = open({ HeadingLevel: '9' });
  const rank = screen.getByRole('button', { name: /Rank of the heading/ });
  expect(rank).toHaveTextContent('9');
  await user.click(rank);
  await user.click(screen.getByRole('option', { name: 'As usual' }));
  expect(onSet).toHaveBeenLastCalledWith('HeadingLevel', '');
});
