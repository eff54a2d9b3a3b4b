import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { ContentPort } from '#src/ports/ContentPort.ts';
import { createDictionaryCalls } from './createDictionaryCalls.ts';
import { createItemCalls } from './createItemCalls.ts';
import { createLayoutCalls } from './createLayoutCalls.ts';
import { createSiteCalls } from './createSiteCalls.ts';

export interface ContentAdapterOptions {
  http: HttpClient;
  endpoint: string;
  apiKey: string;
  /** Private key that unlocks drafts; never sent with ordinary calls. */
  editingKey: string;
  /** The platform's site names by variant. */
  sites: Record<SiteVariant, string>;
  /** Told of every good answer. */
  onAnswer?: () => void;
}

/** The content platform behind JSS's own services (S-013, S-347, S-350). */
export function createContentAdapter(options: ContentAdapterOptions): ContentPort {
  const { http, endpoint, apiKey, onAnswer } = options;
  const graphql = { http, endpoint, apiKey, onAnswer };
  return {
    ...createLayoutCalls(graphql, options.editingKey),
    ...createDictionaryCalls(graphql),
    ...createItemCalls(graphql),
    ...createSiteCalls(graphql, options.sites),
  };
}
