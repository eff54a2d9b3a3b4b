// Written by `npm run generate`. Do not edit.
import { loadHtmlIndexingSitemap } from '#src/components/metadata/HtmlIndexingSitemap/HtmlIndexingSitemap.data.ts';

/** Server-side data of components by rendering name. */
export const dataLoaders = {
  HtmlIndexingSitemap: loadHtmlIndexingSitemap,
};
