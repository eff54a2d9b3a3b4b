import { z } from 'zod';
import { sourceRef } from '#src/platform/import/Candidate.ts';
import type { Candidate, ParsedFile } from '#src/platform/import/Candidate.ts';
import { present } from '#src/platform/import/buildFacility.ts';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { markdownToHtml } from '#src/platform/import/repair/markdownToHtml.ts';
import { publicationDate } from '#src/platform/import/repair/publicationDate.ts';
import { refusal } from '../refusals.ts';

const Author = z.union([
  z.string(),
  z.object({
    lastName: z.string().optional(),
    initials: z.string().optional(),
    foreName: z.string().optional(),
  }),
]);
const Citation = z.object({
  pmid: z.coerce.string().regex(/^\d{1,8}$/),
  title: z.string().min(1),
  journal: z.string().optional(),
  pubDate: z.unknown(),
  authors: z.array(Author).optional(),
  abstract: z.string().optional(),
  keywords: z.array(z.string()).optional(),
});

/** PubMed citations (also those with ids in a member of their own) → ce_researchPublication (D-223). */
export function parseCitations(file: string, citations: readonly unknown[]): ParsedFile {
  const parsed: ParsedFile = {
    file,
    title: 'PubMed citations',
    read: citations.length,
    candidates: [],
    rejected: [],
    closed: [],
    flags: [],
    notes: [],
  };
  for (const [index, value] of citations.entries()) takeCitation(value, index + 1, parsed);
  return parsed;
}

const SOURCE = 'pubmed';

function takeCitation(value: unknown, row: number, parsed: ParsedFile): void {
  const inner = (value as { ids?: { pmid?: unknown } } | null)?.ids;
  const checked = Citation.safeParse(inner ? { ...(value as object), pmid: inner.pmid } : value);
  if (!checked.success) {
    const issue = checked.error.issues[0];
    parsed.rejected.push({
      row,
      label: 'citation',
      field: issue?.path.join('.') ?? '',
      ...refusal('shape', issue?.message ?? 'not a citation'),
    });
    return;
  }
  const citation = checked.data;
  // A title in brackets is a translated one; the brackets are the library's.
  const name = cleanText(citation.title)
    .replace(/^\[(.*)\]\.?$/, '$1')
    .replace(/\.$/, '');
  const date = publicationDate(citation.pubDate);
  if (!date) parsed.flags.push({ row, field: 'c_publicationDate', kind: 'untrusted', reason: 'no year' });
  const topics = topicCandidates(citation.keywords ?? [], row);
  parsed.candidates.push(...topics);
  const authors = authorNames(citation.authors ?? []);
  parsed.candidates.push({
    row,
    type: 'ce_researchPublication',
    locale: 'en',
    id: `pmid-${citation.pmid}`,
    source: SOURCE,
    keys: [{ source: 'pmid', key: citation.pmid }],
    support: false,
    matchPlace: false,
    body: present({
      name,
      slug: makeSlug(name),
      c_authors: authors.length > 0 ? authors : undefined,
      c_journals: citation.journal ? [cleanText(citation.journal)] : undefined,
      c_publicationDate: date,
      c_description: citation.abstract ? markdownToHtml(citation.abstract) : undefined,
      c_pubmedURL: `https://pubmed.ncbi.nlm.nih.gov/${citation.pmid}/`,
      c_researchTopics:
        topics.length > 0 ? topics.flatMap(({ keys }) => keys.map((key) => sourceRef(key))) : undefined,
    }),
  });
}

/** The topics that keywords name, each once. */
function topicCandidates(keywords: readonly string[], row: number): Candidate[] {
  const topics = [...new Set(keywords.map(cleanText))].filter((topic) => makeSlug(topic) !== '');
  return topics.map((topic) => {
    const key = { source: 'research-topic', key: makeSlug(topic) };
    return {
      ...{ row, type: 'ce_researchTopic', locale: 'en', id: `topic-${key.key}`, source: SOURCE },
      ...{ keys: [key], body: { name: topic, slug: key.key }, support: true, matchPlace: false },
    };
  });
}

const authorNames = (authors: readonly z.infer<typeof Author>[]): string[] =>
  authors
    .map((author) =>
      typeof author === 'string'
        ? cleanText(author)
        : cleanText([author.lastName, author.initials].filter(Boolean).join(' ')),
    )
    .filter(Boolean);
