import { z } from 'zod';
import type { Locale } from '#src/domain/entities/common.ts';
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

/** All health topics of the directory in a language, in its order. Rejects with UpstreamError. */
export async function fetchHealthTopics(
  options: DirectoryClientOptions,
  locale: Locale,
): Promise<HealthTopic[]> {
  const documents = await createDirectoryClient(options).askAll(
    'healthTopics',
    { 'meta.locale': locale },
    'healthTopics',
  );
  return documents.flatMap((document) => {
    const parsed = topic.safeParse(document);
    if (!parsed.success) return [];
    const { name, c_parentHealthTopic } = parsed.data;
    return [
      { name, c_parentHealthTopic: (c_parentHealthTopic ?? []).map((above) => ({ name: above.name })) },
    ];
  });
}
