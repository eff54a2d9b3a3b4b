import { items, link } from '#src/declaration/kinds.ts';

/** Child items that are a link each. */
export const LINK_ITEMS = items({ Link: link() });
