/** One found entity. `data` is the entity as the search service sent it: a card reads it through its own parser. */
export interface SearchResult {
  id: string;
  entityType?: string;
  data: Record<string, unknown>;
  /** Metres from the centre of the Near filter, else from the visitor; absent when the service did not say. */
  metres?: number;
}

/** What every result card receives. Without a result it shows nothing. */
export interface ResultCardProps {
  result?: SearchResult;
  /** Number of the row and of its pin, while a map is shown. */
  number?: number;
  headingLevel?: 2 | 3;
}
