import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { z } from 'zod';
import type { Actor } from '../accounts/Actor.ts';
import { sendJson } from '../envelope.ts';
import { HttpProblem } from '../HttpProblem.ts';
import { importFolder } from '../import/importFolder.ts';
import { importRuns } from '../import/importRuns.ts';
import type { Finding, ImportRun, ImportRuns } from '../import/importRuns.ts';
import { processNumber } from '../import/processNumber.ts';
import { startImport } from '../import/startImport.ts';
import type { PlatformRequest, PlatformRoute } from '../PlatformModule.ts';
import { writeWhenFree } from '../store/writeWhenFree.ts';
import { requireActor, studioRoute } from './StudioPart.ts';
import type { StudioPart } from './StudioPart.ts';

const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_UPLOAD_MS = 290_000;
const PER_PAGE = 100;

const uploadShape = z.object({
  name: z.string().min(1).max(300),
  source: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'small letters, digits and hyphens')
    .or(z.literal(''))
    .default(''),
});
const pageShape = z.object({
  kind: z.enum(['refused', 'untrusted', 'conflict', 'dangling', 'note']).or(z.literal('')).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

interface Desk {
  part: StudioPart;
  runs: ImportRuns;
  folder: ReturnType<typeof importFolder>;
}

/** Imports of the directory: their reports, and a file tried first and then taken, by those with the right to the directory. */
export function importRoutes(part: StudioPart, folder: string): PlatformRoute[] {
  const { store, clock } = part.platform;
  const desk: Desk = { part, runs: importRuns(store, clock), folder: importFolder(folder) };
  const { runs } = desk;
  desk.folder.sweep(clock());
  const known = ({ params }: PlatformRequest): ImportRun => {
    runs.settle();
    const run = runs.byId(params['id'] ?? '');
    if (!run) throw new HttpProblem(404, 'There is no such import.');
    return run;
  };
  return [
    studioRoute('GET', '/studio/api/imports', (asked) => {
      requireActor(part, asked, 'directory');
      runs.settle();
      sendJson(asked.response, 200, { runs: runs.list().map((run) => runRow(desk, run)) });
    }),
    {
      ...studioRoute('POST', '/studio/api/imports', (asked) => tryFile(desk, asked)),
      bodyMs: LONGEST_UPLOAD_MS,
    },
    studioRoute('GET', '/studio/api/imports/:id', (asked) => {
      requireActor(part, asked, 'directory');
      const { kind, page } = readQuery(asked, pageShape);
      const run = known(asked);
      const findings = runs.findings(run.id, { kind, offset: (page - 1) * PER_PAGE, limit: PER_PAGE });
      sendJson(asked.response, 200, {
        ...{ run: runRow(desk, run), files: runs.filesOf(run.id), counts: runs.counts(run.id) },
        ...{ findings: [...findings], perPage: PER_PAGE },
      });
    }),
    studioRoute('GET', '/studio/api/imports/:id/report.csv', async (asked) => {
      requireActor(part, asked, 'directory');
      await sendCsv(asked, runs.findings(known(asked).id));
    }),
    studioRoute('POST', '/studio/api/imports/:id/run', (asked) => {
      const { actor } = requireActor(part, asked, 'directory');
      sendJson(asked.response, 202, { id: runForReal(desk, actor, known(asked)) });
    }),
  ];
}

/** What the Studio shows of a run: its files' counts added up, and whether it can be done for real. */
function runRow({ part, runs, folder }: Desk, run: ImportRun) {
  const files = runs.filesOf(run.id);
  const sum = (name: 'read' | 'created' | 'updated' | 'unchanged' | 'joined' | 'refused' | 'flagged') =>
    files.reduce((total, file) => total + file[name], 0);
  const real = run.isDry ? runs.realOf(run.id) : undefined;
  return {
    ...run,
    authorName: part.accounts.people.byId(run.author)?.name ?? null,
    ...{ read: sum('read'), created: sum('created'), updated: sum('updated'), unchanged: sum('unchanged') },
    ...{ joined: sum('joined'), refused: sum('refused'), flagged: sum('flagged') },
    stored: files.map(({ file, part }) => (part ? `${file} (${part.through}/${part.of})` : file)),
    realId: real?.id ?? null,
    canRun: run.isDry && run.state === 'done' && !real && folder.file(run.id) !== undefined,
  };
}

async function tryFile(desk: Desk, asked: PlatformRequest): Promise<void> {
  const { part, folder } = desk;
  const { actor } = requireActor(part, asked, 'directory');
  const { name, source } = readQuery(asked, uploadShape);
  refuseSecond(desk);
  const id = randomUUID();
  const file = await folder.keep(id, name, asked.stream(MOST_BYTES));
  try {
    await part.platform.writable?.();
    begin(desk, actor, { id, file, isDry: true, source });
  } catch (error) {
    folder.drop(id);
    throw error;
  }
  sendJson(asked.response, 202, { id });
}

/** Takes the file of a dry run for real; asked a second time it is the same import. */
function runForReal(desk: Desk, actor: Actor, dry: ImportRun): string {
  const { runs, folder } = desk;
  if (!dry.isDry || dry.state !== 'done')
    throw new HttpProblem(409, 'Only a dry run that came to its end can be done for real.');
  const before = runs.realOf(dry.id);
  if (before) return before.id;
  const file = folder.file(dry.id);
  if (file === undefined) throw new HttpProblem(410, 'The file is no longer here. Upload it again.');
  const id = randomUUID();
  begin(desk, actor, { id, file, isDry: false, source: dry.source, triedAs: dry.id });
  return id;
}

interface Beginning {
  id: string;
  file: string;
  isDry: boolean;
  source: string;
  triedAs?: string;
}

function begin(desk: Desk, actor: Actor, { id, file, isDry, source, triedAs }: Beginning): void {
  const { part, runs, folder } = desk;
  const { store } = part.platform;
  const data = store.database.location();
  if (data === null) throw new HttpProblem(503, 'A store in memory takes no imports.');
  store.transaction(() => {
    refuseSecond(desk);
    const author = actor.id;
    const files = [file];
    runs.begin({
      id,
      author,
      isDry,
      files,
      source,
      process: processNumber(store),
      ...(triedAs && { triedAs }),
    });
    part.accounts.audit({
      ...{ actor: author, act: isDry ? 'import-tried' : 'import-run' },
      detail: { id, file: runs.byId(id)?.files[0] ?? '', ...(triedAs && { triedAs }) },
    });
  });
  void startImport({ id, file, data, isDry, source }).then(async () => {
    try {
      // It ends its report by itself, unless it was killed.
      await writeWhenFree(store, () => runs.end(id, 'interrupted'));
      if (triedAs && runs.byId(id)?.state === 'done') folder.drop(triedAs);
    } catch (error) {
      // The platform stops meanwhile: the next look finds it.
      part.platform.log({ event: 'import-not-settled', id, error: String(error) });
    }
  });
}

/** One at a time: each holds the pen of the data file while it writes. */
function refuseSecond({ runs }: Desk): void {
  runs.settle();
  if (runs.list().some(({ state }) => state === 'running'))
    throw new HttpProblem(409, 'Another import is running. Wait until it has ended.');
}

const CSV_HEAD = ['file', 'row', 'record', 'what', 'field', 'reason'];

async function sendCsv({ response }: PlatformRequest, findings: Iterable<Finding>): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="import-report.csv"',
    'cache-control': 'no-store',
  });
  // The mark at the start tells spreadsheets that it is UTF-8.
  response.write(`\ufeff${CSV_HEAD.join(',')}\r\n`);
  for (const { file, row, label, kind, field, reason } of findings) {
    if (response.destroyed) return;
    const line = [file, String(row), label, kind, field, reason].map(csvCell).join(',');
    if (!response.write(`${line}\r\n`))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

/** A spreadsheet would take what begins like a formula for one. */
const csvCell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

function readQuery<T>({ url }: PlatformRequest, shape: z.ZodType<T>): T {
  const read = shape.safeParse(Object.fromEntries(url.searchParams));
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new HttpProblem(400, lines.join('; '));
}
