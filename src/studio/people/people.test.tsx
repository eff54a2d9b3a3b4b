import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { PageKind, Person } from '../api/peopleCalls.ts';
import type { Session, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

const noor: Person = {
  ...{ id: 'p1', name: 'Noor Haddad', email: 'noor@meridian.example', isLocked: false },
  roles: [{ role: 'author', subtree: 'care', locale: 'es' }],
  ...{ hasPassword: true, isFromElsewhere: false },
};
const kinds: PageKind[] = [
  { name: 'News', template: 'HealthWellnessPage', below: '/news', needsApproval: false },
  { name: 'Article', template: 'HealthWellnessPage', needsApproval: true, reviewDays: 365 },
];
const session = {
  person: { id: 'p0', name: 'Ada' },
  rights: ['people'],
  sites: [{ name: 'main', homeId: 'home' }],
} as unknown as Session;

/** The screen over a platform that says yes to everything. */
async function opened() {
  const api = {
    people: jest.fn(async () => [noor]),
    pages: jest.fn(async () => [{ id: 'care', name: 'Care', path: '/care' }]),
    kinds: jest.fn(async () => kinds),
    saveKinds: jest.fn(async () => undefined),
    changePerson: jest.fn(async () => undefined),
    signPersonOut: jest.fn(async () => undefined),
    invite: jest.fn(async () => ({
      link: 'https://studio.example/studio/setup#token',
      expiresAt: '2026-11-25T10:00:00Z',
    })),
  };
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={api as unknown as StudioApi}>
        <PeopleScreen session={session} onSignOut={() => undefined} />
      </ApiContext>
    </SWRConfig>,
  );
  expect(await screen.findByText('Author: Care (/care), Spanish')).toBeInTheDocument();
  return { api, container, user: userEvent.setup() };
}
const press = (name: string) => screen.getByRole('button', { name });

it('shows who works here, and changes what they may do where', async () => {
  const { api, container, user } = await opened();
  await expectNoAxeViolations(container);
  await user.click(press('Change roles'));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Role'), 'reviewer');
  await user.selectOptions(dialog.getByLabelText('Where'), '');
  await user.click(dialog.getByRole('button', { name: 'Add a role' }));
  await user.selectOptions(dialog.getAllByLabelText('Language')[1]!, 'en');
  await expectNoAxeViolations(document.body);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(api.changePerson).toHaveBeenCalledWith('p1', {
    roles: [
      { role: 'reviewer', subtree: '', locale: 'es' },
      { role: 'author', subtree: '', locale: 'en' },
    ],
  });
});

it('invites nobody without a name, and shows the link once', async () => {
  const { api, user } = await opened();
  await user.click(press('Invite somebody'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Make the invitation' }));
  expect(api.invite).not.toHaveBeenCalled();
  expect(dialog.getAllByText('Write something here.')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Name'), 'Lou');
  await user.type(dialog.getByLabelText('Email'), 'lou@meridian.example');
  await user.click(dialog.getByRole('button', { name: 'Make the invitation' }));
  expect(await screen.findByLabelText('Link')).toHaveValue('https://studio.example/studio/setup#token');
});

it('says which pages need approval, a row at a time', async () => {
  const { api, user } = await opened();
  await user.click(press('Approval'));
  const article = within(await screen.findByRole('group', { name: 'Article' }));
  await expectNoAxeViolations(document.body);
  await user.click(article.getByRole('checkbox', { name: 'Needs approval' }));
  await user.clear(article.getByLabelText('Look again after, days'));
  await user.click(press('Take away: News'));
  await user.click(press('Save'));
  expect(api.saveKinds).toHaveBeenCalledWith([
    { name: 'Article', template: 'HealthWellnessPage', needsApproval: false, reviewDays: undefined },
  ]);
});

it('switches somebody off, and signs them out everywhere', async () => {
  const { api, user } = await opened();
  await user.click(press('Switch off'));
  expect(api.changePerson).toHaveBeenCalledWith('p1', { isLocked: true });
  await user.click(press('Sign out everywhere'));
  expect(api.signPersonOut).toHaveBeenCalledWith('p1');
});
