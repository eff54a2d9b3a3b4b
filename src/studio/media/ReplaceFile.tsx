import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { MediaDetail, MediaItem, ReplaceAnswer } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { TYPES } from './UploadButton.tsx';
import { REASONS } from './useUploads.ts';

interface ReplaceFileProps {
  media: MediaItem;
  detail: MediaDetail;
  onReplaced: (detail: MediaDetail) => void;
}

const WHY = { ...REASONS, known: 'mediaRefusedKnown', 'other-kind': 'mediaRefusedKind' } as const;
/** Pages that are named before the rest is counted. */
const MOST_NAMED = 6;

/** A file in the place of this one: first where it is shown and what happens there, then the file. */
export function ReplaceFile(props: ReplaceFileProps) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <Icon name="upload" /> {say('mediaReplace')}
      </Button>
      {isOpen ? <ReplaceDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReplaceDialog({ media, detail, onReplaced, onClose }: ReplaceFileProps & { onClose: () => void }) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { isBusy, problem, run } = useAct();
  const [refused, setRefused] = useState<string>();
  const taken = (answer: ReplaceAnswer) => {
    if (answer.kind === 'refused') return setRefused(say(WHY[answer.why]));
    const { drafts, left } = answer;
    const said = [
      say('mediaReplaced', { name: media.name }),
      drafts > 0 ? say('mediaReplacedDrafts', { count: drafts }) : '',
      left > 0 ? say('mediaReplacedLeft', { count: left }) : '',
    ];
    toast({ text: said.filter(Boolean).join(' ') });
    onReplaced(answer.detail);
    onClose();
  };
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    setRefused(undefined);
    if (file) run(() => api.replaceMedia(media.id, file), taken);
  };
  return (
    <DialogBox title={say('mediaReplaceTitle', { name: media.name })} problem={problem} onClose={onClose}>
      <UsedOn detail={detail} />
      <p className="MediaPanel-note">{say('mediaReplaceHelp')}</p>
      {refused === undefined ? null : (
        <p role="alert" className="TextBox-error">
          {refused}
        </p>
      )}
      <FileTrigger
        acceptedFileTypes={TYPES.filter(
          (type) => (type === 'application/pdf') === (media.kind === 'document'),
        )}
        onSelect={choose}
      >
        <Button isDisabled={isBusy}>
          <Icon name="upload" /> {say(isBusy ? 'mediaSending' : 'mediaReplaceChoose')}
        </Button>
      </FileTrigger>
    </DialogBox>
  );
}

function UsedOn({ detail: { uses, hiddenUses } }: { detail: MediaDetail }) {
  const say = useWords();
  const rest = Math.max(0, uses.length - MOST_NAMED) + hiddenUses;
  if (uses.length + hiddenUses === 0) return <p>{say('mediaUsedNowhere')}</p>;
  return (
    <>
      <p>{say('mediaReplaceUsed', { count: uses.length + hiddenUses })}</p>
      <ul className="Replace-uses">
        {uses.slice(0, MOST_NAMED).map(({ itemId, name, locale }) => (
          <li key={`${itemId} ${locale}`}>
            {name} <span className="Uses-about">{locale}</span>
          </li>
        ))}
        {rest > 0 ? <li>{say('mediaReplaceMore', { count: rest })}</li> : null}
      </ul>
    </>
  );
}
