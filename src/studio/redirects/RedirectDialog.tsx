import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import type { RedirectInput, RedirectRefusal, RedirectView } from '../api/redirectCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useAct } from '../ui/useAct.ts';

interface RedirectDialogProps {
  site: string;
  /** The one that is changed; absent for a new one. */
  was: RedirectView | undefined;
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Why a redirect was not taken, as a sentence. */
export const refusalWords = (say: Words, why: RedirectRefusal, about = ''): string =>
  say(`redirectNo-${why}`, { about });

const inputOf = (was: RedirectView | undefined): RedirectInput => ({
  from: was?.from ?? '',
  to: was?.target ?? '',
  isPermanent: was?.how !== 'temporary',
  keepsQuery: was?.keepsQuery ?? true,
  locale: was?.locale === 'en' || was?.locale === 'es' ? was.locale : '',
});

/** One redirect: where from, where to, for how long. */
export function RedirectDialog({ site, was, onClose, onDone }: RedirectDialogProps) {
  const say = useWords();
  const api = useApi();
  const { isBusy, problem, run } = useAct();
  const [rule, setRule] = useState(() => inputOf(was));
  const [refusal, setRefusal] = useState<{ why: RedirectRefusal; about: string }>();
  const set = (part: Partial<RedirectInput>) => {
    setRule({ ...rule, ...part });
    setRefusal(undefined);
  };
  const reason = refusal && refusalWords(say, refusal.why, refusal.about);
  const isOfTarget = refusal?.why === 'to' || refusal?.why === 'itself' || refusal?.why === 'circle';
  return (
    <DialogBox
      title={say(was ? 'redirectChangeTitle' : 'redirectAddTitle')}
      problem={problem}
      onClose={onClose}
      act={{
        label: say('redirectSave'),
        isDisabled: isBusy || rule.from.trim() === '' || rule.to.trim() === '',
        onPress: () =>
          run(
            () => api.putRedirect(site, rule, was),
            (answer) => {
              if (answer.kind === 'refused') return setRefusal(answer);
              const fill = { from: rule.from.trim(), to: answer.target, count: answer.ledOn ?? 0 };
              const isShort = answer.target.replace(/\/$/, '') !== rule.to.trim().replace(/\/$/, '');
              onDone(
                say(
                  isShort ? 'redirectShortened' : fill.count > 0 ? 'redirectSavedOn' : 'redirectSaved',
                  fill,
                ),
              );
            },
          ),
      }}
    >
      <TextBox
        label={say('redirectFrom')}
        value={rule.from}
        hasFocus
        help={say('redirectFromHelp')}
        error={isOfTarget ? undefined : reason}
        onChange={(from) => set({ from })}
      />
      <TextBox
        label={say('redirectTo')}
        value={rule.to}
        help={say('redirectToHelp')}
        error={isOfTarget ? reason : undefined}
        onChange={(to) => set({ to })}
      />
      <label className="Redirect-choice">
        <span>{say('redirectLanguage')}</span>
        <select
          value={rule.locale}
          onChange={({ target }) => set({ locale: target.value as RedirectInput['locale'] })}
        >
          <option value="">{say('redirectBoth')}</option>
          <option value="en">{say('english')}</option>
          <option value="es">{say('spanish')}</option>
        </select>
      </label>
      <Checkbox
        className="Flag"
        isSelected={rule.isPermanent}
        onChange={(isPermanent) => set({ isPermanent })}
      >
        <span className="Flag-box" aria-hidden="true" />
        {say('redirectForEver')}
      </Checkbox>
      <Checkbox className="Flag" isSelected={rule.keepsQuery} onChange={(keepsQuery) => set({ keepsQuery })}>
        <span className="Flag-box" aria-hidden="true" />
        {say('redirectKeepsQuery')}
      </Checkbox>
    </DialogBox>
  );
}
