import { useEffect, useState } from 'react';
import type { Locale } from '#src/domain/entities/common.ts';
import type { HealthTopic } from '#src/domain/search/facetRules.ts';
import { isRecord } from '#src/domain/search/filters.ts';

/** The list of health topics once it is wanted (S-335); undefined until it is there, and when it cannot be had (X-057). */
export function useHealthTopics(isWanted: boolean, locale: Locale): readonly HealthTopic[] | undefined {
  const [topics, setTopics] = useState<readonly HealthTopic[]>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    fetchTopics(locale).then(
      (found) => {
        if (isCurrent) setTopics(found);
      },
      () => console.error('Failed to fetch health topics'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, locale]);
  return topics;
}

async function fetchTopics(locale: Locale): Promise<HealthTopic[]> {
  const answer = await fetch(`/api/healthTopics${locale === 'en' ? '' : `?locale=${locale}`}`);
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  const body: unknown = await answer.json();
  // Anything else than a list is no answer: filtering by it would hide every topic.
  if (!Array.isArray(body)) throw new Error('not a list');
  return body.flatMap((topic: unknown) => readTopic(topic) ?? []);
}

/** A topic and whether one stands above it. */
function readTopic(wire: unknown): HealthTopic | undefined {
  if (!isRecord(wire) || typeof wire.name !== 'string') return undefined;
  const above = wire.c_parentHealthTopic;
  return { name: wire.name, hasParent: Array.isArray(above) ? above.length > 0 : isRecord(above) };
}
