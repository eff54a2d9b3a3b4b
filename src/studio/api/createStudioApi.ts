import { phraseSite } from '../dictionary/phrases.ts';
import { authoringCalls } from './authoringCalls.ts';
import { commentCalls } from './commentCalls.ts';
import { dictionaryCalls, savePhrase } from './dictionaryCalls.ts';
import { flowCalls } from './flowCalls.ts';
import { guardCalls } from './guardCalls.ts';
import { historyCalls } from './historyCalls.ts';
import { createHttp } from './http.ts';
import type { Http } from './http.ts';
import { meanwhileCalls } from './meanwhileCalls.ts';
import { mediaCalls } from './mediaCalls.ts';
import { pageCalls } from './pageCalls.ts';
import { pagesCalls } from './pagesCalls.ts';
import { peopleCalls } from './peopleCalls.ts';
import { reportCalls } from './reportCalls.ts';
import { redirectCalls } from './redirectCalls.ts';
import { sessionCalls } from './sessionCalls.ts';
import { translationCalls } from './translationCalls.ts';
import type { StudioApi } from './StudioApi.ts';

/** The platform that serves the Studio, asked over its own addresses. */
export function createStudioApi(fetcher?: typeof fetch, readable?: Http['readable']): StudioApi {
  const http = createHttp(fetcher, readable);
  const authoring = authoringCalls(http);
  const saveOfPhrase = savePhrase(http);
  return {
    ...sessionCalls(http),
    ...pageCalls(http),
    ...authoring,
    ...flowCalls(http),
    ...peopleCalls(http),
    ...mediaCalls(http),
    ...guardCalls(http),
    ...pagesCalls(http),
    ...historyCalls(http),
    ...reportCalls(http),
    ...commentCalls(http),
    ...meanwhileCalls(http),
    ...dictionaryCalls(http),
    ...redirectCalls(http),
    ...translationCalls(http),
    save: (save) => (phraseSite(save.itemId) === undefined ? authoring.save(save) : saveOfPhrase(save)),
  };
}
