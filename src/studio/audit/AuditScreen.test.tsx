import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { AuditPage } from '../api/peopleCalls.ts';
import type { Session, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { AuditScreen } from './AuditScreen.tsx';

const session = {
  person: { id: 'p0', name: 'Ada' },
  rights: ['audit'],
  sites: [{ name: 'main', homeId: 'h', zone: 'America/Los_Angeles' }],
} as unknown as Session;

const rows: AuditPage['rows'] = [
  {
    ...{ seq: 2, at: '2026-11-20T10:00:00Z', actor: 'p1', actorName: 'Ana Ruiz', act: 'save' },
    ...{ itemId: 'item-1', locale: 'es', detail: { revision: 'ab12', fields: ['Headline'] } },
    ...{ page: { name: 'Heart care', path: '/services/heart' }, names: {} },
  },
  {
    ...{ seq: 1, at: '2026-11-20T09:00:00Z', actor: 'machine', actorName: null, act: 'remove' },
    ...{ itemId: 'gone', page: null, names: {} },
    detail: { name: '<img src=x onerror=alert(1)>' },
  },
];

test('the log says in words where something happened and what', async () => {
  const asked: unknown[] = [];
  const api = {
    audit: (filter: unknown) => {
      asked.push(filter);
      return Promise.resolve({ rows, before: null });
    },
  } as unknown as StudioApi;
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiContext value={api}>
        <AuditScreen session={session} onSignOut={() => undefined} />
      </ApiContext>
    </SWRConfig>,
  );
  const saved = (await screen.findByText('saved texts', { selector: 'td' })).closest('tr')!;
  expect(saved).toHaveTextContent('Heart care');
  expect(saved).toHaveTextContent('/services/heart · Spanish');
  expect(saved).toHaveTextContent('FieldsHeadline');
  expect(saved).not.toHaveTextContent('ab12');
  // On the site's clock, whatever the browser's is.
  expect(saved).toHaveTextContent(/^Nov 20, 2026, 2:00:00.AM/);
  expect(screen.getByText('All times are in Pacific Time, whichever site the row is of.')).toBeVisible();
  const gone = screen.getByText('deleted for good', { selector: 'td' }).closest('tr')!;
  expect(gone).toHaveTextContent('<img src=x onerror=alert(1)>');
  await expectNoAxeViolations(container);
  await userEvent.click(within(saved).getByRole('button', { name: 'Only what happened to Heart care' }));
  expect(asked.at(-1)).toMatchObject({ item: 'item-1' });
  expect(screen.getByLabelText('Address of a page, or an id')).toHaveValue('item-1');
});
