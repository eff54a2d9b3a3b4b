import { useCallback, useRef, useState } from 'react';
import { useApi } from '../app/ApiContext.ts';
import type { MediaItem, UploadRefusal } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';

/** A file on its way into the library, and what became of it. */
export interface Upload {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'kept' | 'known' | 'refused';
  /** Why it was not taken, in words. */
  reason?: string;
}

/** Why a file is not taken, by its name. */
export const REASONS = {
  empty: 'mediaRefusedEmpty',
  'too-large': 'mediaRefusedLarge',
  type: 'mediaRefusedType',
  damaged: 'mediaRefusedDamaged',
  'too-many-pixels': 'mediaRefusedPixels',
  'too-slow': 'mediaRefusedSlow',
} as const satisfies Record<UploadRefusal, Parameters<Words>[0]>;

/** Sends files one after the other: the platform decodes one at a time anyway. */
export function useUploads(folder: string, onKept: (media: MediaItem) => void) {
  const api = useApi();
  const say = useWords();
  const announce = useAnnounce();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(0);
  const line = useRef<Promise<void>>(Promise.resolve());

  const send = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, key: next.current++, name: file.name }));
      setUploads((before) => [
        ...before,
        ...added.map(({ key, name }): Upload => ({ key, name, state: 'waiting' })),
      ]);
      const mark = (key: number, change: Partial<Upload>) =>
        setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
      const one = async ({ file, key }: (typeof added)[number]): Promise<boolean> => {
        mark(key, { state: 'sending' });
        try {
          const answer = await api.uploadMedia(file, folder);
          if (answer.kind === 'refused') {
            mark(key, { state: 'refused', reason: say(REASONS[answer.why]) });
            return false;
          }
          mark(key, { state: answer.isNew ? 'kept' : 'known' });
          onKept(answer.media);
          return true;
        } catch (error) {
          const isSilent = error instanceof TypeError;
          const reason = isSilent ? say('mediaNoAnswer') : (error as Error).message;
          mark(key, { state: 'refused', reason: say('mediaNotSent', { reason }) });
          return false;
        }
      };
      line.current = line.current.then(async () => {
        const taken: boolean[] = [];
        for (const entry of added) taken.push(await one(entry));
        const count = taken.filter(Boolean).length;
        const refused = taken.length - count;
        // One sentence for all of them, none per cent by per cent.
        announce(
          [
            count > 0 ? say('mediaUploadsDone', { count }) : '',
            refused > 0 ? say('mediaUploadsRefused', { count: refused }) : '',
          ].join(' '),
        );
      });
    },
    [api, folder, onKept, say, announce],
  );
  return { uploads, send, clear: useCallback(() => setUploads([]), []) };
}
