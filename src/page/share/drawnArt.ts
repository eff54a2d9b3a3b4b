import { drawnFile } from '#src/domain/art/drawnFile.ts';
import type { SiteVariant } from '#src/domain/entities/common.ts';
import type { Services } from '#src/server/compose.ts';

/** All that a drawing of the house is made of: what else may be in a file is not put into a picture. */
const OTHER_MARKUP = /<(?!\/?(?:svg|g|path|circle|ellipse|rect|clipPath)[\s/>])|href|url\((?!#)/;

/**
 * The markup of a drawing that is a file of the media library, to be put into a share picture: it fills its place. Undefined for
 * a picture that is no such drawing. Rejects where the library gives no answer.
 * @param content where the content platform is
 */
export async function drawnArt(
  src: string | undefined,
  { illustrations, variant }: { illustrations: string | undefined; variant: SiteVariant },
  { http, content }: { http: Pick<Services['http'], 'text'>; content: string },
): Promise<string | undefined> {
  const file = src && drawnFile(src, illustrations, variant);
  if (!file) return undefined;
  const { body } = await http.text({ upstream: 'content', call: 'drawing', url: new URL(file, content) });
  const [opening = ''] = /^<svg [^>]*>/.exec(body) ?? [];
  if (!opening || OTHER_MARKUP.test(body)) return undefined;
  return opening.replace(/ (?:width|height)="[^"]*"/g, '') + body.slice(opening.length);
}
