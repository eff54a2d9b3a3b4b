import { useState } from 'react';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import type { Language } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import type { PageActProps } from './PageAct.ts';
import { useFacts } from './useFacts.ts';

/** Takes a page away from visitors, after saying what they will see. */
export function UnpublishPage({ page, language, onDone, onClose }: PageActProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { facts, trouble } = useFacts(page.id, language);
  const [chosen, setChosen] = useState<readonly Language[]>();
  const { isBusy, problem, run } = useAct();
  const live = facts?.liveLanguages ?? [];
  const languages = chosen ?? live;
  const unpublish = () =>
    run(
      () => api.unpublishPage(page.id, languages),
      () => {
        toast({ text: say('unpublished', { name: page.name }) });
        onDone();
        onClose();
      },
    );
  const isOff = isBusy || languages.length === 0;
  return (
    <DialogBox
      title={say('unpublishTitle', { name: page.name })}
      act={{ label: say('unpublishAct'), onPress: unpublish, isDisabled: isOff, isDanger: true }}
      problem={problem ?? trouble}
      onClose={onClose}
    >
      <p>{say('unpublishWhat', { address: facts?.livePath ?? page.path })}</p>
      {facts && facts.below.live > 0 ? <p>{say('unpublishBelow', { count: facts.below.live })}</p> : null}
      {live.length > 1 ? (
        <CheckboxGroup
          className="Options"
          value={[...languages]}
          onChange={(next) => setChosen(next as Language[])}
        >
          <Label>{say('languagesOf')}</Label>
          {live.map((one) => (
            <Checkbox key={one} value={one} className="Flag">
              <span className="Flag-box" aria-hidden="true" /> {say(one === 'en' ? 'english' : 'spanish')}
            </Checkbox>
          ))}
        </CheckboxGroup>
      ) : null}
    </DialogBox>
  );
}
