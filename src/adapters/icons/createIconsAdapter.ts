import { z } from 'zod';
import type { HttpClient } from '#src/adapters/http/createHttpClient.ts';
import type { IconsPort } from '#src/ports/IconsPort.ts';

const MAX_QUERY = 64;

const answerShape = z.looseObject({
  icons: z.array(
    z.object({
      prefix: z.string().regex(/^fa[a-z]$/),
      name: z.string().regex(/^[a-z0-9-]+$/),
      width: z.number().positive(),
      height: z.number().positive(),
      // What a path may be made of: commands, numbers, and what parts them.
      path: z.string().regex(/^[A-Za-z0-9\s.,+-]+$/),
    }),
  ),
});

/** The icon service of the content platform, asked from the server: the kit's token stays here (S-317, E-056). */
export function createIconsAdapter(options: {
  http: HttpClient;
  endpoint: string;
  token: string | undefined;
}): IconsPort {
  return {
    async find(query, limit) {
      if (!options.token) throw new Error('missing icon kit token');
      const words = query
        .trim()
        .toLowerCase()
        .replace(/[\s,]+/g, '-');
      if (words.length > MAX_QUERY || !/^[a-z0-9][a-z0-9-]*$/.test(words)) throw new Error('bad query');
      const url = new URL(options.endpoint);
      url.searchParams.set('query', words);
      url.searchParams.set('limit', String(limit));
      const { body } = await options.http.json({
        upstream: 'icons',
        call: 'icons',
        url,
        headers: { authorization: `Bearer ${options.token}` },
        schema: answerShape,
      });
      return body.icons;
    },
  };
}
