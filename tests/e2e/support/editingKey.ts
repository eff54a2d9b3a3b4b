import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The key that opens drafts and settings on the platform under test: from the environment, else the file beside its data. */
export function editingKey(): string {
  const data = process.env.PLATFORM_DATA ?? 'data/e2e/platform.db';
  const file = join(dirname(data), 'secrets.json');
  return process.env.EDITING_KEY ?? (JSON.parse(readFileSync(file, 'utf8')) as { drafts: string }).drafts;
}
