import { z } from 'zod';
import type { ParsedFile } from '#src/platform/import/Candidate.ts';
import { present } from '#src/platform/import/buildFacility.ts';
import { cleanText } from '#src/platform/import/repair/cleanText.ts';
import { makeSlug } from '#src/platform/import/repair/makeSlug.ts';
import { markdownToHtml } from '#src/platform/import/repair/markdownToHtml.ts';
import { refusal } from '../refusals.ts';

const Topic = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  title: z.string().min(1),
  url: z.string().optional(),
  summary: z.string(),
  synonyms: z.array(z.string()).optional(),
});

/** Bullets of these summaries stand in the running text, set off by white space: put each on a line of its own. */
const breakBullets = (text: string) => text.replace(/\s{2,}-\s+/g, '\n- ').replace(/ {3,}/g, '\n\n');

/** MedlinePlus topics → ce_healthTopic. */
export function parseTopics(file: string, topics: readonly unknown[]): ParsedFile {
  const parsed: ParsedFile = {
    file,
    title: 'MedlinePlus health topics',
    read: topics.length,
    candidates: [],
    rejected: [],
    closed: [],
    flags: [],
    notes: [],
  };
  for (const [index, value] of topics.entries()) {
    const row = index + 1;
    const checked = Topic.safeParse(value);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      parsed.rejected.push({
        row,
        label: 'topic',
        field: issue?.path.join('.') ?? '',
        ...refusal('shape', issue?.message ?? 'not a topic'),
      });
      continue;
    }
    const { id, title, url, summary, synonyms } = checked.data;
    const name = cleanText(title);
    const slug = makeSlug(name);
    parsed.candidates.push({
      row,
      type: 'ce_healthTopic',
      locale: 'en',
      id: `medlineplus-${id}`,
      source: 'medlineplus',
      keys: [{ source: 'medlineplus', key: id }],
      support: false,
      matchPlace: false,
      body: present({
        name,
        slug,
        c_synonyms:
          synonyms && synonyms.length > 0 ? synonyms.map((synonym) => cleanText(synonym)) : undefined,
        c_shortDescription:
          cleanText(summary).slice(0, 400) === cleanText(summary) ? cleanText(summary) : undefined,
        c_description: summary.trim() ? markdownToHtml(breakBullets(summary)) : undefined,
        landingPageUrl: url && URL.canParse(url) ? url : undefined,
      }),
    });
  }
  return parsed;
}
