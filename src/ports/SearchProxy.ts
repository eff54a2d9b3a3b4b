/** The seven endpoints a search client calls, by their path below the account, and how. */
export const SEARCH_ENDPOINTS: Readonly<Record<string, 'GET' | 'POST'>> = {
  'search/query': 'GET',
  'search/vertical/query': 'GET',
  'search/autocomplete': 'GET',
  'search/vertical/autocomplete': 'GET',
  'search/filtersearch': 'GET',
  createQuestion: 'POST',
  'search/generateAnswer': 'POST',
};

export interface SearchAnswer {
  status: number;
  /** JSON text in the service's envelope. */
  body: string;
}

export interface SearchProxy {
  /** Passes one call on. Rejects with UpstreamError when there is no answer in the envelope. */
  pass(path: string, query: URLSearchParams, body?: string): Promise<SearchAnswer>;
}
