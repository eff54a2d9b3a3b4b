// Written by `npm run generate`. Do not edit.
import { loadArticleContributor } from '#src/components/content/ArticleContributor/ArticleContributor.data.ts';
import { loadHtmlIndexingSitemap } from '#src/components/metadata/HtmlIndexingSitemap/HtmlIndexingSitemap.data.ts';
import { loadLastUpdatedNote } from '#src/components/content/LastUpdatedNote/LastUpdatedNote.data.ts';

/** Server-side data of components by rendering name. */
export const dataLoaders = {
  ArticleContributor: loadArticleContributor,
  HtmlIndexingSitemap: loadHtmlIndexingSitemap,
  LastUpdatedNote: loadLastUpdatedNote,
};
