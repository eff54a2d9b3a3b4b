import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';

/** What a part of a page is known by, on both sides: its elements may be others by the time it wakes. */
export const partId = ({ uid, componentName }: ComponentRendering): string => uid ?? componentName;
