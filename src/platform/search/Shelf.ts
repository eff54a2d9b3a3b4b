import type { SearchIndex } from './engine/SearchIndex.ts';

/** One index in one language. */
export interface Shelf {
  name: string;
  locale: 'en' | 'es';
  index: SearchIndex;
}
