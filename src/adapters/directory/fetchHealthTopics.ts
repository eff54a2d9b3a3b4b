import { z } from 'zod';
import { createDirectoryClient } from './directoryClient.ts';
import type { DirectoryClientOptions } from './directoryClient.ts';

/** A health topic and the topics above it (S-335). */
export interface HealthTopic {
  name: string;
  c_parentHealthTopic: { name: string }[];
}

const parent = z.looseObject({ name: z.string() });
const topic = z.looseObject({
  name: z.string(),
  c_parentHealthTopic: z
    .union([z.array(parent), parent.transform((one) => [one])])
    .nullish()
    .catch(undefined),
});

/** All health topics of the directory, in its order. Rejects with UpstreamError. */
export async function fetchHealthTopics(options: DirectoryClientOptions): Promise<HealthTopic[]> {
  const { ask } = createDirectoryClient(options);
  const topics: HealthTopic[] = [];
  let pageToken = '';
  for (;;) {
    const { response } = await ask(
      'healthTopics',
      { limit: '50', 'meta.locale': 'en', ...(pageToken ? { pageToken } : {}) },
      'healthTopics',
    );
    for (const document of response?.docs ?? []) {
      const parsed = topic.safeParse(document);
      if (!parsed.success) continue;
      const { name, c_parentHealthTopic } = parsed.data;
      topics.push({
        name,
        c_parentHealthTopic: (c_parentHealthTopic ?? []).map((above) => ({ name: above.name })),
      });
    }
    const next = response?.nextPageToken;
    if (!next || next === pageToken) return topics;
    pageToken = next;
  }
}
