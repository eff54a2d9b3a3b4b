import { parseCitations } from '#src/platform/import/formats/parseCitations.ts';
import { openCsvFile } from '#src/platform/import/formats/openCsvFile.ts';
import { parseFhir } from '#src/platform/import/formats/parseFhir.ts';
import type { FhirEntry } from '#src/platform/import/formats/parseFhir.ts';
import { parseNpiRegistry } from '#src/platform/import/formats/parseNpiRegistry.ts';
import { parseStudies } from '#src/platform/import/formats/parseStudies.ts';
import { parseTopics } from '#src/platform/import/formats/parseTopics.ts';
import { parseYextEntities, yextEntitiesIn } from '#src/platform/import/formats/parseYextEntities.ts';
import { isRecord, recordOf, recordsOf, textOf } from '#src/platform/import/formats/records.ts';
import type { JsonRecord } from '#src/platform/import/formats/records.ts';
import type { ParsedFile } from './Candidate.ts';
import { ImportProblem } from './ImportProblem.ts';
import { inspectText } from './inspectText.ts';
import type { TextFile } from './inspectText.ts';
import type { OpenedFile, Taken } from './OpenedFile.ts';
import { parseJson, readNdjson } from './readJson.ts';
import { readText, readWholeText } from './readText.ts';

/** JSON is parsed as one value and takes many times its size in memory. */
const maximumJsonBytes = 64 * 1024 * 1024;

/** NDJSON is held line by line, and its records speak of each other. */
const maximumNdjsonBytes = 256 * 1024 * 1024;

/**
 * Opens a file of any known kind, told by what is in it and not by its name. Touches no store.
 * Throws ImportProblem for a broken file or one of no known kind. `source` names the sender of FHIR and Yext ids,
 * which are only unique within it.
 */
export async function openFile(file: string, taken: Taken = {}): Promise<OpenedFile> {
  const text = await inspectText(file);
  let start = '';
  for await (const piece of readText(text)) {
    start = (start + piece).trimStart();
    if (start !== '') break;
  }
  if (start === '') throw new ImportProblem(file, 'holds nothing but white space');
  if (!/^[[{]/.test(start)) return openCsvFile(text, taken);
  const parsed =
    /^\{/.test(start) && isNdjson(start, file)
      ? await parseNdjson(text, taken.source)
      : await parseWhole(text, taken.source);
  if (text.encoding !== 'UTF-8') parsed.notes.push(`read as ${text.encoding}`);
  return onePiece(parsed, `${text.fingerprint} ${taken.source ?? ''}`);
}

/** A file whose records speak of each other, and so are read before any is stored. */
function onePiece(parsed: ParsedFile, fingerprint: string): OpenedFile {
  const { file, title, read: rows } = parsed;
  return {
    ...{ file, title, rows, fingerprint, isOnePiece: true },
    async *pieces(after) {
      if (after === 0) yield { parsed, through: rows };
    },
  };
}

async function parseWhole(text: TextFile, source: string | undefined): Promise<ParsedFile> {
  const { file } = text;
  const parsed = fromJson(file, parseJson(file, await readWholeText(text, maximumJsonBytes)), source);
  if (parsed) return parsed;
  throw new ImportProblem(
    file,
    'is JSON of no known kind (known: FHIR, Yext entities, ClinicalTrials.gov v2, PubMed citations, MedlinePlus topics, NPI registry answers)',
  );
}

function isNdjson(start: string, file: string): boolean {
  const line = start.split('\n')[0] ?? '';
  if (line.length < start.length) {
    try {
      JSON.parse(line);
      return true;
    } catch {
      return false;
    }
  }
  return file.endsWith('.ndjson');
}

async function parseNdjson(text: TextFile, source: string | undefined): Promise<ParsedFile> {
  const { file } = text;
  if (text.bytes > maximumNdjsonBytes)
    throw new ImportProblem(
      file,
      `has ${text.bytes} bytes; at most ${maximumNdjsonBytes} are read. Split it into parts`,
    );
  const entries: FhirEntry[] = [];
  const others: unknown[] = [];
  for await (const { line, value } of readNdjson(text)) {
    if (!isRecord(value)) throw new ImportProblem(file, 'a line is not a JSON object', line);
    if (typeof value['resourceType'] === 'string') entries.push({ row: line, resource: value });
    else others.push(value);
  }
  if (entries.length > 0 && others.length > 0)
    throw new ImportProblem(file, 'mixes FHIR resources with other objects');
  if (entries.length > 0) return parseFhir(file, entries, source);
  const parsed = fromJson(file, others, source);
  if (!parsed) throw new ImportProblem(file, 'is NDJSON of no known kind');
  return parsed;
}

function fromJson(file: string, value: unknown, source: string | undefined): ParsedFile | undefined {
  const record = recordOf(value);
  if (record['resourceType'] === 'Bundle') {
    const entries = recordsOf(record['entry']).map((entry, index) => ({
      row: index + 1,
      resource: recordOf(entry['resource']),
    }));
    return parseFhir(file, entries, source);
  }
  const list = Array.isArray(value)
    ? value
    : Array.isArray(record['studies'])
      ? record['studies']
      : isRecord(value)
        ? [value]
        : [];
  const records = recordsOf(list);
  const has = (test: (one: JsonRecord) => boolean) => records.length > 0 && records.some(test);
  if (has((one) => typeof one['resourceType'] === 'string')) {
    return parseFhir(
      file,
      records.map((resource, index) => ({ row: index + 1, resource })),
      source,
    );
  }
  if (has((one) => isRecord(one['protocolSection']))) return parseStudies(file, list);
  if (has((one) => 'pmid' in one || 'pmid' in recordOf(one['ids']))) return parseCitations(file, list);
  if (has((one) => 'summary' in one && 'title' in one && /medlineplus/i.test(textOf(one['url']))))
    return parseTopics(file, list);
  const answers = npiAnswers(value);
  if (answers.length > 0) return parseNpiRegistry(file, answers);
  const entities = yextEntitiesIn(value);
  return entities.length > 0 ? parseYextEntities(file, entities, source) : undefined;
}

function npiAnswers(value: unknown): [string, JsonRecord][] {
  const isAnswer = (one: unknown): one is JsonRecord =>
    isRecord(one) &&
    (Array.isArray(one['Errors']) || ('result_count' in one && Array.isArray(one['results'])));
  if (isAnswer(value)) return [['answer', value]];
  const named: [string, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [`answer ${index + 1}`, one])
    : Object.entries(recordOf(value));
  return named.length > 0 && named.every((entry): entry is [string, JsonRecord] => isAnswer(entry[1]))
    ? named
    : [];
}
