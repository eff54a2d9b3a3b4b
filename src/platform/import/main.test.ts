import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#src/platform/store/openStore.ts';
import type { StoreChange } from '#src/platform/store/Store.ts';
import type { ImportReport } from './ImportReport.ts';
import { importRuns } from './importRuns.ts';

const root = join(__dirname, '../../..');
const node = process.execPath;
const fixture = (name: string) => join(__dirname, 'fixtures', name);
const script = (path: string, ...args: string[]) =>
  spawnSync(node, ['--disable-warning=ExperimentalWarning', join(__dirname, path), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-main-'));
  data = join(folder, 'platform.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the import command', () => {
  it('imports, reports as a table and as JSON, and says that nothing changed the second time', () => {
    const dry = script('main.ts', '--data', data, '--dry-run', fixture('cms-hospitals.csv'));
    expect([dry.status, dry.stderr]).toEqual([0, '']);
    expect(dry.stdout).toContain('Dry run: nothing was changed.');
    expect(readdirSync(folder)).toEqual([]);
    const first = script('main.ts', '--data', data, fixture('cms-hospitals.csv'));
    expect(first.status).toBe(0);
    expect(first.stdout).toMatch(
      /^file\s+read\s+created\s+updated\s+unchanged\s+joined\s+rejected\s+flagged\n/,
    );
    const second = script('main.ts', '--data', data, '--json', fixture('cms-hospitals.csv'));
    const report = JSON.parse(second.stdout) as ImportReport;
    expect(report.files[0]).toMatchObject({ read: 3, created: 0, updated: 0, unchanged: 3 });
  });

  it('exits with 1 for a broken file and 2 for a wrong call', () => {
    const broken = join(folder, 'broken.csv');
    writeFileSync(broken, 'UID,b\n1\n');
    const one = script('main.ts', '--data', data, broken);
    expect(one.status).toBe(1);
    expect(one.stderr).toBe(
      `import: ${broken}, line 1: has columns no known kind of file has (UID, b …). Describe them in a column set\nNothing was changed.\n`,
    );
    expect(readdirSync(folder)).toEqual(['broken.csv']);
    expect(script('main.ts').status).toBe(2);
    expect(script('main.ts', '--nonsense', broken).status).toBe(2);
  });

  it('leaves the store as it was when killed in the middle of a file', () => {
    expect(script('main.ts', '--data', data, fixture('cms-hospitals.csv')).status).toBe(0);
    const dump = () => {
      const store = openStore(data, { pollMs: 0 });
      const rows = JSON.stringify([
        store.database.prepare('SELECT * FROM entity ORDER BY id, locale').all(),
        store.database.prepare('SELECT * FROM import_link ORDER BY 1, 2').all(),
        store.database.prepare('SELECT * FROM fact ORDER BY 1, 2').all(),
        store.database.prepare('PRAGMA integrity_check').all(),
      ]);
      store.close();
      return rows;
    };
    const before = dump();
    for (const after of ['0:1', '0:7', '0:13']) {
      const child = script('testSupport/killedImport.ts', data, after, fixture('plannet.ndjson'));
      expect(child.signal).toBe('SIGKILL');
      expect(dump()).toBe(before);
    }
    expect(script('main.ts', '--data', data, fixture('plannet.ndjson')).status).toBe(0);
  });

  it('leaves a report of what ran: done, refused with its reason, or killed with what was stored before', () => {
    const broken = join(folder, 'broken.csv');
    writeFileSync(broken, 'UID,b\n1\n');
    expect(script('main.ts', '--data', data, fixture('cms-hospitals.csv')).status).toBe(0);
    expect(script('main.ts', '--data', data, '--dry-run', fixture('datasf.csv')).status).toBe(0);
    expect(script('main.ts', '--data', data, broken).status).toBe(1);
    const files = [fixture('datasf.csv'), fixture('plannet.ndjson')];
    expect(script('testSupport/killedImport.ts', data, '0:7', ...files).signal).toBe('SIGKILL');
    const store = openStore(data, { pollMs: 0 });
    try {
      const runs = importRuns(store);
      runs.settle();
      const [killed, refused, done, ...others] = runs.list();
      expect(others).toEqual([]);
      expect(done).toMatchObject({ state: 'done', isDry: false, files: ['cms-hospitals.csv'] });
      expect(runs.filesOf(done!.id)).toMatchObject([{ file: 'cms-hospitals.csv', read: 3, created: 3 }]);
      expect(refused).toMatchObject({ state: 'refused' });
      expect(refused!.message).toMatch(/^broken\.csv, line 1: has columns no known kind of file has/);
      expect(killed).toMatchObject({ state: 'interrupted', files: ['datasf.csv', 'plannet.ndjson'] });
      // The first file was stored whole, and says so; of the second nothing was.
      expect(runs.filesOf(killed!.id).map(({ file }) => file)).toEqual(['datasf.csv']);
      expect(runs.counts(killed!.id)['refused'] ?? 0).toBe(runs.filesOf(killed!.id)[0]!.refused);
    } finally {
      store.close();
    }
  });

  it('works while another process has the store open, which hears of it', async () => {
    const store = openStore(data, { pollMs: 20 });
    try {
      const heard = new Promise<StoreChange>((resolve) => store.subscribe(resolve));
      const done = new Promise<number>((resolve) => {
        execFile(
          node,
          [
            '--disable-warning=ExperimentalWarning',
            join(__dirname, 'main.ts'),
            '--data',
            data,
            fixture('datasf.csv'),
          ],
          { cwd: root },
          (error) => resolve(error ? 1 : 0),
        );
      });
      // The poll timer of the store does not keep a process alive; the child does.
      expect(await done).toBe(0);
      expect(await heard).toEqual({
        kind: 'entities',
        ids: [{ id: 'datasf-5', type: 'healthcareFacility', locale: 'en' }],
      });
      expect(store.entities.get('datasf-5')?.body['name']).toBe("Mission-UCSF Children's Clinic");
    } finally {
      store.close();
    }
  });
});
