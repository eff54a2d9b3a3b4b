import { dataLoaders } from '#src/components/data.server.generated.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { PageRegistry } from './createPage.ts';

/** The generated registry as pages use it; server only. */
export const registry: PageRegistry = {
  rows: rows as PageRegistry['rows'],
  loaders: dataLoaders as unknown as PageRegistry['loaders'],
};
