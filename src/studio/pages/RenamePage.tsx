import { useState } from 'react';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { LedOn } from './LedOn.tsx';
import { canBeNamed, NameAndAddress } from './NameAndAddress.tsx';
import { isFixedPage } from './PageAct.ts';
import type { PageActProps } from './PageAct.ts';
import { folderOf, lastOf, takenIn } from './proposeAddress.ts';
import { useFacts } from './useFacts.ts';

/** Another name, another address, or both. */
export function RenamePage({ page, language, pages, onDone, onClose }: PageActProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { facts, trouble } = useFacts(page.id, language);
  const folder = folderOf(page.path);
  const isFixed = isFixedPage(page) || page.path.endsWith('*');
  const taken = takenIn(
    pages.filter(({ id }) => id !== page.id),
    folder,
  );
  const [named, setNamed] = useState({ name: page.name, segment: lastOf(page.path) });
  const { isBusy, problem, run } = useAct();
  const address = isFixed ? page.path : `${folder}/${named.segment.trim()}`;
  const isSame = named.name.trim() === page.name && address === page.path;
  const isNamed = isFixed ? named.name.trim() !== '' : canBeNamed(named, taken);
  const rename = () =>
    run(
      () => api.placePage({ itemId: page.id, from: page.path, address, name: named.name, language }),
      () => {
        toast({
          text: say('renamed', { name: named.name }),
          undo: () =>
            api
              .placePage({ itemId: page.id, from: address, address: page.path, name: page.name, language })
              .then(() => onDone()),
        });
        onDone();
        onClose();
      },
    );
  return (
    <DialogBox
      title={say('renameTitle', { name: page.name })}
      act={{ label: say('renameAct'), onPress: rename, isDisabled: isBusy || isSame || !isNamed }}
      problem={problem ?? trouble}
      onClose={onClose}
    >
      <NameAndAddress value={named} onChange={setNamed} folder={folder} taken={taken} isFixed={isFixed} />
      {address === page.path || !isNamed ? null : <LedOn facts={facts} to={address} />}
    </DialogBox>
  );
}
