import type { Locale } from '#src/domain/entities/common.ts';
import type { NetworkEvent } from '#src/domain/entities/NetworkEvent.ts';
import type { Lacks } from '#src/page/lacks.ts';
import { contentKind } from '#src/page/seo/contentKind.ts';
import type { AnsweringDirectory } from '#src/context/ComponentData.ts';
import type { Layout } from './layoutStep.ts';

/**
 * The event a content page is about, for its head: the page's own words say all of it. Without an answer the head says
 * less, and the page lacks it.
 */
export async function eventStep(
  layout: Layout,
  locale: Locale,
  { directory, lacks }: { directory: Pick<AnsweringDirectory, 'event'>; lacks: Lacks },
): Promise<NetworkEvent | undefined> {
  const id = contentKind(layout) === 'event' ? layout.fields.Entity.value : '';
  if (!id) return undefined;
  const lookup = await lacks.orElse('event', directory.event(id, locale), undefined);
  return lookup?.kind === 'found' ? lookup.value : undefined;
}
