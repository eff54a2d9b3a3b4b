import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HttpProblem } from '../../HttpProblem.ts';
import type { PlatformModule, PlatformRequest } from '../../PlatformModule.ts';
import { MediaFiles } from './MediaFiles.ts';
import { MediaTable } from './MediaTable.ts';
import type { Media } from './MediaTable.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The address of one of its files, the same at the platform and at the site. */
export const mediaAddress = ({ address }: Media, file: string): string =>
  `/-/media/library/${address}/${file}`;

/**
 * The library for visitors: `/-/media/library/<address>/<file>`. Whoever has the address is answered, of a picture in drafts, too:
 * frames and mails have no session, and nobody guesses 128 bits. What is in the bin is gone.
 */
export function createMediaAddresses({ folder }: { folder: string }): PlatformModule {
  return ({ store, clock }) => {
    const table = new MediaTable(store, clock);
    const files = new MediaFiles(folder);
    return [
      {
        method: 'GET',
        pattern: '/-/media/library/:address/:file',
        upstream: 'content',
        handle: async (asked) => {
          const media = table.byAddress(asked.params['address'] ?? '');
          if (!media || media.deletedAt !== null) throw new HttpProblem(404, 'There is no such file');
          await serveMedia(files, media, asked);
        },
      },
    ];
  };
}

/** Sends a file of the library so that a browser shows it as a picture or saves it, and does nothing else with it. */
export async function serveMedia(
  files: MediaFiles,
  media: Media,
  { params, request, response }: PlatformRequest,
): Promise<void> {
  const file = params['file'] ?? '';
  if (!media.files.includes(file)) throw new HttpProblem(404, 'There is no such file');
  const handle = await open(files.path(media.checksum, file)).catch(() => {
    throw new HttpProblem(404, 'There is no such file');
  });
  try {
    const etag = `"${media.checksum.slice(0, 32)}-${file}"`;
    response.setHeader('etag', etag);
    // An address has one upload for ever: other bytes are at another.
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-length', (await handle.stat()).size);
    if (media.kind === 'document') response.setHeader('content-disposition', savedAs(media));
    if (request.method === 'HEAD') response.end();
    // Whoever asked may be gone before it is sent.
    else await pipeline(handle.createReadStream({ autoClose: false }), response).catch(() => undefined);
  } finally {
    await handle.close();
  }
}

/** A document is saved under the name editors gave it, and opened by what the visitor opens such files with. */
function savedAs({ name }: Media): string {
  const escapeByte = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  const encoded = encodeURIComponent(`${name}.pdf`).replace(/['()*]/g, escapeByte);
  return `attachment; filename*=UTF-8''${encoded}`;
}
