import type { BinnedPage } from '../api/StudioApi.ts';

/** What is taken back by itself: pages that went with a page above them come back with it. */
export const binRows = (pages: readonly BinnedPage[]): BinnedPage[] =>
  pages.filter(
    (page) =>
      !pages.some((above) => page.path.startsWith(`${above.path}/`) && above.deletedAt <= page.deletedAt),
  );
