import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { canBeNamed, NameAndAddress } from './NameAndAddress.tsx';
import type { PageActProps } from './PageAct.ts';
import { folderOf, proposeAddress, takenIn } from './proposeAddress.ts';
import { useFacts } from './useFacts.ts';

/** Copies a page beside itself. */
export function CopyPage({ page, language, pages, onDone, onClose }: PageActProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { facts, trouble } = useFacts(page.id, language);
  const folder = folderOf(page.path);
  const taken = takenIn(pages, folder);
  const propose = (name: string) => proposeAddress(name, taken);
  const [named, setNamed] = useState(() => {
    const name = say('copyName', { name: page.name });
    return { name, segment: propose(name) };
  });
  const [withBelow, setWithBelow] = useState(false);
  const { isBusy, problem, run } = useAct();
  const below = facts?.below.pages ?? 0;
  const copy = () =>
    run(
      () => api.copyPage({ itemId: page.id, ...named, language, withBelow: withBelow && below > 0 }),
      ({ id }) => {
        toast({
          text: say('copied', { name: named.name }),
          undo: () => api.deletePage(id).then(() => onDone(page.id)),
        });
        onDone(id);
        onClose();
      },
    );
  return (
    <DialogBox
      title={say('copyTitle', { name: page.name })}
      act={{ label: say('copyAct'), onPress: copy, isDisabled: isBusy || !canBeNamed(named, taken) }}
      problem={problem ?? trouble}
      onClose={onClose}
    >
      <NameAndAddress value={named} onChange={setNamed} folder={folder} taken={taken} propose={propose} />
      {below > 0 ? (
        <Checkbox className="Flag" isSelected={withBelow} onChange={setWithBelow}>
          <span className="Flag-box" aria-hidden="true" /> {say('copyBelow', { count: below })}
        </Checkbox>
      ) : null}
    </DialogBox>
  );
}
