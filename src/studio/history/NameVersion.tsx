import { useState } from 'react';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { FirstField } from '../ui/FirstField.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useAct } from '../ui/useAct.ts';
import type { Entry } from './entriesOf.ts';
import { entryTitle } from './entryWords.ts';

interface NameVersionProps {
  page: Pick<EditedPage, 'id' | 'language'>;
  entry: Entry & { seq: number };
  onDone: () => void;
  onClose: () => void;
}

/** Gives a version a name, or takes it away again. */
export function NameVersion({ page, entry, onDone, onClose }: NameVersionProps) {
  const say = useWords();
  const clock = useClock();
  const api = useApi();
  const { isBusy, problem, run } = useAct();
  const [name, setName] = useState(entry.called ?? '');
  const { called: _, ...plain } = entry;
  return (
    <DialogBox
      title={say('nameTitle')}
      act={{
        label: say('nameSave'),
        onPress: () => run(() => api.nameMoment(page.id, page.language, entry.seq, name.trim()), onDone),
        isDisabled: isBusy || name.trim() === (entry.called ?? ''),
      }}
      problem={problem}
      onClose={onClose}
    >
      <p>{entryTitle(plain, clock, say)}</p>
      <FirstField>
        <TextBox
          label={say('nameLabel')}
          help={say('nameHelp')}
          value={name}
          onChange={(typed) => setName(typed.slice(0, 120))}
        />
      </FirstField>
    </DialogBox>
  );
}
