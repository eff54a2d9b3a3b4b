import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import type { ImportDetail, ImportRun } from '../api/reportCalls.ts';
import type { Session, StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import { WordsContext } from '../strings/useWords.ts';
import { words } from '../strings/testing/words.ts';
import { ImportsScreen } from './ImportsScreen.tsx';

const session = {
  person: { id: 'p0', name: 'Dana' },
  rights: ['directory'],
  sites: [],
} as unknown as Session;

const tried: ImportRun = {
  ...{ id: 'r1', at: '2026-11-23T10:00:00Z', endedAt: '2026-11-23T10:00:09Z', authorName: 'Dana' },
  ...{ isDry: true, files: ['hospitals.csv'], stored: ['hospitals.csv'], state: 'done', message: null },
  ...{ read: 3, created: 2, updated: 0, unchanged: 0, joined: 0, refused: 1, flagged: 1 },
  ...{ realId: null, canRun: true },
};
const runs: ImportRun[] = [
  tried,
  {
    ...tried,
    ...{ id: 'r2', isDry: false, state: 'interrupted', canRun: false, authorName: null },
    files: ['places.csv', 'people.csv'],
    stored: ['places.csv'],
  },
  {
    ...tried,
    ...{ id: 'r3', state: 'refused', message: 'odd.csv, line 1: has no columns', stored: [], canRun: false },
  },
];
const findings: ImportDetail['findings'] = [
  {
    ...{ file: 'hospitals.csv', kind: 'refused', row: 3, label: 'Old Quarry' },
    field: '',
    ...{ code: 'closed-elsewhere', about: 'hifld-hospitals' },
    reason: 'closed, according to hifld-hospitals',
  },
  {
    ...{ file: 'hospitals.csv', kind: 'untrusted', row: 2, label: '' },
    field: 'phone',
    ...{ code: '', about: '' },
    reason: 'no year',
  },
];

function opened(path: string, language: 'en' | 'es' = 'en') {
  history.replaceState(null, '', `/studio/${path}`);
  const api = {
    imports: jest.fn(async () => runs),
    importRun: jest.fn(async (id: string) => ({
      run: runs.find((run) => run.id === id)!,
      counts: { refused: 1, untrusted: 1 },
      ...{ findings, perPage: 100 },
    })),
    tryImport: jest.fn(async () => 'r1'),
    runImport: jest.fn(async () => 'r2'),
  };
  const { container } = render(
    <WordsContext value={{ language, say: words[language] }}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiContext value={api as unknown as StudioApi}>
          <ImportsScreen session={session} onSignOut={() => undefined} />
        </ApiContext>
      </SWRConfig>
    </WordsContext>,
  );
  return { api, container, user: userEvent.setup() };
}

it('lists what ran, and tries a file without taking it', async () => {
  const { api, container, user } = opened('imports');
  const list = within(await screen.findByRole('region', { name: 'What ran when' }));
  expect(list.getAllByText('3 read · 2 new · 1 refused · 1 field left out or doubtful')[0]).toBeVisible();
  expect(list.getByText('Interrupted')).toBeVisible();
  expect(list.getByText('odd.csv, line 1: has no columns')).toBeVisible();
  await expectNoAxeViolations(container);
  const file = new File(['a,b'], 'more.csv');
  await user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  expect(api.tryImport).toHaveBeenCalledWith(file, '');
  expect(await screen.findByRole('heading', { name: 'hospitals.csv' })).toBeVisible();
});

it('shows each record with field and reason, and takes the file only when asked twice', async () => {
  const { api, container, user } = opened('imports/r1');
  expect(
    await screen.findByRole('row', {
      name: /^3 Old Quarry the whole record The place is closed, according to hifld-hospitals\. Refused/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: '2 phone no year Fields left out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/studio/api/imports/r1/report.csv',
  );
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Fields left out 1' }));
  expect(api.importRun).toHaveBeenLastCalledWith('r1', 'untrusted', 1);
  await user.click(screen.getByRole('button', { name: 'Take it for real' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^2 new and 0 changed records go live at once/)).toBeVisible();
  expect(api.runImport).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Take it for real' }));
  expect(api.runImport).toHaveBeenCalledWith('r1');
  // The import that was begun by it.
  expect(await screen.findByText(/It was stopped on the way. In the directory: places.csv/)).toBeVisible();
});

it('says in Spanish why a record was refused', async () => {
  opened('imports/r1', 'es');
  const why = await screen.findByText('El lugar está cerrado, según hifld-hospitals.');
  expect(why).not.toHaveAttribute('lang');
  expect(await screen.findByText('sin año')).not.toHaveAttribute('lang');
});

it('says in Spanish what an interrupted import has left', async () => {
  const { container } = opened('imports/r2', 'es');
  expect(await screen.findByText(/Se detuvo a medio camino. En el directorio: places.csv/)).toBeVisible();
  await expectNoAxeViolations(container);
});
