import { FileTrigger } from 'react-aria-components';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Upload } from './useUploads.ts';

/** What can be chosen on the device. */
export const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'application/pdf'];

/** Files chosen on the device, several at a time. */
export function UploadButton({
  look,
  onFiles,
}: {
  look: 'solid' | 'line';
  onFiles: (files: File[]) => void;
}) {
  const say = useWords();
  return (
    <FileTrigger allowsMultiple acceptedFileTypes={TYPES} onSelect={(files) => onFiles([...(files ?? [])])}>
      <Button look={look}>
        <Icon name="upload" /> {say('mediaUpload')}
      </Button>
    </FileTrigger>
  );
}

/** What became of each file. */
export function UploadList({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const say = useWords();
  if (uploads.length === 0) return null;
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const words = {
    waiting: 'mediaWaiting',
    sending: 'mediaSending',
    kept: 'mediaKept',
    known: 'mediaKnown',
  } as const;
  return (
    <section className="Uploads" aria-label={say('mediaUploads')}>
      <ul>
        {uploads.map(({ key, name, state, reason }) => (
          <li key={key} className={`Uploads-row Uploads-${state}`}>
            <Icon
              name={
                state === 'refused' ? 'blocked' : state === 'kept' || state === 'known' ? 'done' : 'upload'
              }
            />
            <span className="Uploads-name">{name}</span>
            <span className="Uploads-state">{state === 'refused' ? reason : say(words[state])}</span>
          </li>
        ))}
      </ul>
      {isBusy ? null : (
        <Button look="bare" size="small" onPress={onClear}>
          {say('mediaClear')}
        </Button>
      )}
    </section>
  );
}
