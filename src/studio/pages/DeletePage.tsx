import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import type { PageUse } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import type { PageActProps } from './PageAct.ts';
import { folderOf } from './proposeAddress.ts';
import { useFacts } from './useFacts.ts';

/** Puts a page into the bin, after saying what that means. */
export function DeletePage({ page, site, language, rights, pages, onDone, onClose }: PageActProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { facts, trouble } = useFacts(page.id, language);
  const [isAtOnce, setAtOnce] = useState(false);
  const { isBusy, problem, run } = useAct();
  const isLive = facts?.livePath !== undefined || (facts?.below.live ?? 0) > 0;
  const below = facts?.below.pages ?? 0;
  const remove = () =>
    run(
      async () => {
        await api.deletePage(page.id);
        if (isAtOnce) await api.publish([page.id], ['en', 'es']);
      },
      () => {
        const above = pages.find(({ path }) => path === (folderOf(page.path) || '/'));
        toast({
          text: say('deleted', { name: page.name }),
          undo: () => api.undeletePage(page.id).then(() => onDone(page.id)),
        });
        onDone(above?.id ?? site.homeId);
        onClose();
      },
    );
  return (
    <DialogBox
      title={say('deleteTitle', { name: page.name })}
      act={{ label: say('deleteAct'), onPress: remove, isDisabled: isBusy || !facts, isDanger: true }}
      problem={problem ?? trouble}
      onClose={onClose}
    >
      <p>
        {say('deleteBin')} {below > 0 ? say('deleteBelow', { count: below }) : null}
      </p>
      {facts ? <UsedOn pages={facts.usedOn} /> : <p>{say('loading')}</p>}
      {isLive ? <p>{say('deleteLive')}</p> : null}
      {isLive && rights.includes('publish') ? (
        <Checkbox className="Flag" isSelected={isAtOnce} onChange={setAtOnce}>
          <span className="Flag-box" aria-hidden="true" /> {say('deleteAtOnce')}
        </Checkbox>
      ) : null}
    </DialogBox>
  );
}

const MOST_NAMED = 6;

function UsedOn({ pages }: { pages: readonly PageUse[] }) {
  const say = useWords();
  if (pages.length === 0) return <p>{say('deleteUnused')}</p>;
  return (
    <div className="Note">
      <p>{say('deleteUsed', { count: pages.length })}</p>
      <ul>
        {pages.slice(0, MOST_NAMED).map(({ name, path }) => (
          <li key={path}>
            {name} <span className="TreeRow-note">{path}</span>
          </li>
        ))}
        {pages.length > MOST_NAMED ? (
          <li>{say('deleteMore', { count: pages.length - MOST_NAMED })}</li>
        ) : null}
      </ul>
    </div>
  );
}
