import { useState } from 'react';
import { Checkbox, CheckboxGroup, Label, Radio, RadioGroup } from 'react-aria-components';
import type { Language } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { canBeNamed, NameAndAddress } from './NameAndAddress.tsx';
import type { PageActProps } from './PageAct.ts';
import { kindWords } from './kindWords.ts';
import { proposeAddress, takenIn } from './proposeAddress.ts';
import { useFacts } from './useFacts.ts';

/** Makes a page below another one. */
export function NewPage({ page, language, pages, onDone, onClose }: PageActProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const { facts, trouble } = useFacts(page.id, language);
  const kinds = facts?.kindsBelow ?? [];
  const [named, setNamed] = useState({ name: '', segment: '' });
  const [kind, setKind] = useState('Page');
  const [languages, setLanguages] = useState<readonly Language[]>(['en', 'es']);
  const { isBusy, problem, run } = useAct();
  const folder = page.path === '/' ? '' : page.path;
  const taken = takenIn(pages, folder);
  const make = () =>
    run(
      () => api.createPage({ parent: page.id, ...named, template: kind, languages }),
      ({ id }) => {
        toast({
          text: say('made', { name: named.name }),
          undo: () => api.deletePage(id).then(() => onDone(page.id)),
        });
        onDone(id);
        onClose();
      },
    );
  const isOff = isBusy || !kinds.includes(kind) || languages.length === 0 || !canBeNamed(named, taken);
  return (
    <DialogBox
      title={say('newTitle', { name: page.name })}
      act={{ label: say('newAct'), onPress: make, isDisabled: isOff }}
      problem={problem ?? trouble}
      onClose={onClose}
    >
      <p>{say(facts && kinds.length === 0 ? 'newNone' : 'newHelp')}</p>
      <NameAndAddress
        value={named}
        onChange={setNamed}
        folder={folder}
        taken={taken}
        propose={(name) => proposeAddress(name, taken)}
      />
      {kinds.length > 1 ? (
        <RadioGroup className="Options" value={kind} onChange={setKind}>
          <Label>{say('kindOfPage')}</Label>
          {kinds.map((one) => (
            <Radio key={one} value={one} className="Flag">
              <span className="Flag-box Flag-round" aria-hidden="true" /> {say(kindWords(one))}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
      <CheckboxGroup
        className="Options"
        value={[...languages]}
        onChange={(chosen) => setLanguages(chosen as Language[])}
      >
        <Label>{say('languagesOf')}</Label>
        {(['en', 'es'] as const).map((one) => (
          <Checkbox key={one} value={one} className="Flag">
            <span className="Flag-box" aria-hidden="true" /> {say(one === 'en' ? 'english' : 'spanish')}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </DialogBox>
  );
}
