import { authoringCalls } from './authoringCalls.ts';
import { createHttp } from './http.ts';
import { pageCalls } from './pageCalls.ts';
import { sessionCalls } from './sessionCalls.ts';
import type { StudioApi } from './StudioApi.ts';

/** The platform that serves the Studio, asked over its own addresses. */
export function createStudioApi(fetcher?: typeof fetch): StudioApi {
  const http = createHttp(fetcher);
  return { ...sessionCalls(http), ...pageCalls(http), ...authoringCalls(http) };
}
