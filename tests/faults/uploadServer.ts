/**
 * Child of the kill test of uploads: the media library over a data file and a media folder, with the audit log. Takes
 * pictures at `POST /upload`; prints its address and ends only by being killed. Arguments: data file, media folder.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createAccounts } from '#src/platform/accounts/createAccounts.ts';
import { MediaLibrary } from '#src/platform/media/library/MediaLibrary.ts';
import { createMediaAddresses, mediaAddress } from '#src/platform/media/library/serveMedia.ts';
import type { PlatformModule } from '#src/platform/PlatformModule.ts';
import { sendJson } from '#src/platform/envelope.ts';
import { startPlatform } from '#src/platform/server.ts';
import { openStore } from '#src/platform/store/openStore.ts';

const [path = '', folder = ''] = process.argv.slice(2);
const store = openStore(path, { pollMs: 0 });
const accounts = createAccounts({ store, studioOrigin: undefined });
const actor = { id: 'lena', name: 'Lena', may: () => true };

const uploads: PlatformModule = ({ clock }) => {
  const library = new MediaLibrary({ store, folder, clock, audit: (entry) => accounts.audit(entry) });
  library.sweep();
  return [
    {
      method: 'POST',
      pattern: '/upload',
      upstream: 'content',
      async handle({ stream, response }) {
        const outcome = await library.upload({
          ...{ actor, fileName: 'a.png', folder: '', body: stream(1_000_000) },
        });
        if ('refused' in outcome) throw new Error(outcome.refused);
        const { media } = outcome;
        sendJson(response, 201, { id: media.id, src: mediaAddress(media, media.files[0] ?? '') });
      },
    },
  ];
};

const platform = await startPlatform({ store, modules: [uploads, createMediaAddresses({ folder })] });
// Killed, it could keep nothing of what it compiled for the next one.
flushCompileCache();
writeSync(1, `${platform.origin}\n`);
