import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRuns } from '../import/importRuns.ts';
import type { Finding } from '../import/importRuns.ts';
import { refusal } from '../import/refusals.ts';
import type { StudioBrowser } from './testing/StudioUnderTest.ts';
import { STUDIO, StudioUnderTest } from './testing/StudioUnderTest.ts';

const fixture = (name: string) => readFileSync(join(__dirname, '../import/fixtures', name));
let folder: string;
let studio: StudioUnderTest;
let dana: StudioBrowser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  studio = new StudioUnderTest({ importFolder: folder });
  studio.now = Date.now();
  await studio.start();
  dana = await studio.signedIn('Dana', 'directory');
});
afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Row {
  id: string;
  state: string;
  message: string | null;
  isDry: boolean;
  canRun: boolean;
  realId: string | null;
  created: number;
  refused: number;
  authorName: string | null;
  files: string[];
}
interface Detail {
  run: Row;
  counts: Record<string, number>;
  findings: Finding[];
}

/** A file as the Studio sends it. */
const upload = async (browser: StudioBrowser, name: string, bytes: Buffer | string, source = '') => {
  const answer = await fetch(
    `${studio.platform.origin}/studio/api/imports?${new URLSearchParams({ name, source })}`,
    {
      method: 'POST',
      body: bytes as BodyInit,
      headers: {
        ...{ origin: STUDIO, 'sec-fetch-site': 'same-origin', 'x-studio-token': browser.token },
        'content-type': 'application/octet-stream',
        cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      },
    },
  );
  return { status: answer.status, body: (await answer.json()) as { id: string } };
};
const ask = async (path: string, browser = dana) => (await browser.get(`/studio/api/imports${path}`)).json();
const ended = async (id: string): Promise<Detail> => {
  for (;;) {
    const detail = (await ask(`/${id}`)) as Detail;
    if (detail.run.state !== 'running') return detail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

it('tries a file on a copy, shows each refused record with field and reason, and takes it once', async () => {
  const { status, body } = await upload(dana, '../../hospitals list.csv', fixture('hifld-hospitals.csv'));
  expect(status).toBe(202);
  const dry = await ended(body.id);
  expect(dry.run).toMatchObject({
    ...{ state: 'done', isDry: true, canRun: true, created: 2, refused: 1 },
    ...{ authorName: 'Dana', files: ['hospitals list.csv'] },
  });
  expect(dry.findings[0]).toEqual({
    ...{ file: 'hospitals list.csv', kind: 'refused', row: 3, label: 'OLD QUARRY HOSPITAL', field: '' },
    ...{ code: 'closed', about: '', reason: 'the place is closed' },
  });
  expect(studio.store.entities.count()).toBe(0);

  const again = async () =>
    ((await (await dana.send(`/studio/api/imports/${body.id}/run`, {})).json()) as { id: string }).id;
  const [first, second] = [await again(), await again()];
  expect(second).toBe(first);
  const real = await ended(first);
  expect(real.run).toMatchObject({ state: 'done', isDry: false, created: 2 });
  expect(studio.store.entities.count('healthcareFacility')).toBe(2);
  expect(((await ask(`/${body.id}`)) as Detail).run).toMatchObject({ realId: first, canRun: false });
  expect(studio.acts().slice(-2)).toEqual(['import-tried', 'import-run']);
});

it('says why a broken file was refused, and nothing of this machine', async () => {
  const { body } = await upload(dana, 'odd.csv', 'UID,b\n1\n');
  const { run } = await ended(body.id);
  expect(run).toMatchObject({ state: 'refused', canRun: false });
  expect(run.message).toMatch(/^odd\.csv, line 1: has columns/);
  expect((await dana.send(`/studio/api/imports/${body.id}/run`, {})).status).toBe(409);
});

it('shows an import that was killed as interrupted, and lets no second one begin beside one', async () => {
  const runs = importRuns(studio.store, () => new Date(studio.now));
  runs.begin({ id: 'alive', author: '', isDry: false, files: ['a.csv'], process: process.pid });
  expect((await upload(dana, 'b.csv', 'a,b\n')).status).toBe(409);
  runs.end('alive', 'done');
  // Numbers of processes do not go so high.
  runs.begin({ id: 'killed', author: '', isDry: false, files: ['a.csv'], process: 2 ** 30 });
  const { runs: listed } = (await ask('')) as { runs: Row[] };
  expect(listed.find(({ id }) => id === 'killed')).toMatchObject({ state: 'interrupted', authorName: null });
});

it('gives the report as a file a spreadsheet runs nothing of', async () => {
  const runs = importRuns(studio.store, () => new Date(studio.now));
  runs.begin({ id: 'csv', author: '', isDry: false, files: ['a.csv'], process: process.pid });
  runs.keepFile('csv', 0, {
    ...{ file: '/somewhere/a.csv', title: 'A', read: 1, created: 0, updated: 0, unchanged: 0, joined: 0 },
    ...{ createdByType: {}, notes: [] },
    rejected: [{ row: 2, label: '=HYPERLINK("http://evil.example")', ...refusal('no-name'), field: 'name' }],
    flagged: [{ row: 3, field: 'phone', kind: 'untrusted', reason: 'filler, "555"' }],
  });
  runs.end('csv', 'done');
  const answer = await dana.get('/studio/api/imports/csv/report.csv');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="import-report.csv"');
  expect(await answer.text()).toBe(
    'file,row,record,what,field,reason\r\n' +
      'a.csv,2,"\'=HYPERLINK(""http://evil.example"")",refused,name,no name\r\n' +
      'a.csv,3,,untrusted,phone,"filler, ""555"""\r\n',
  );
});

it('is closed to everybody without the right to the directory', async () => {
  const mara = await studio.signedIn('Mara', 'author', 'admin');
  expect((await mara.get('/studio/api/imports')).status).toBe(403);
  expect((await upload(mara, 'a.csv', 'a\n')).status).toBe(403);
  expect((await studio.browser().get('/studio/api/imports')).status).toBe(401);
  expect((await mara.get('/studio/api/imports/csv/report.csv')).status).toBe(403);
});
