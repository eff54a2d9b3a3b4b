import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The keys the servers under test were started with: from the environment, else the file beside their data. */
export function secretsUnderTest(): { drafts: string; revalidate: string } {
  const data = process.env.PLATFORM_DATA ?? 'data/e2e/platform.db';
  const { EDITING_KEY, REVALIDATE_SECRET } = process.env;
  if (EDITING_KEY && REVALIDATE_SECRET) return { drafts: EDITING_KEY, revalidate: REVALIDATE_SECRET };
  const file = join(dirname(data), 'secrets.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { drafts: string; revalidate: string };
}
