import { useState } from 'react';
import type { RedirectWay } from '../api/redirectCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useAct } from '../ui/useAct.ts';

/** Follows an address step by step, as a visitor would. */
export function WayBox({ site }: { site: string }) {
  const say = useWords();
  const api = useApi();
  const { isBusy, problem, run } = useAct();
  const [from, setFrom] = useState('');
  const [ways, setWays] = useState<readonly RedirectWay[]>();
  return (
    <section className="Way" aria-label={say('wayTitle')}>
      <h2>{say('wayTitle')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (from.trim() !== '') run(() => api.redirectWay(site, from.trim()), setWays);
        }}
      >
        <TextBox
          label={say('wayAddress')}
          value={from}
          onChange={(value) => {
            setFrom(value);
            setWays(undefined);
          }}
        />
        <Button type="submit" isDisabled={isBusy}>
          {say('wayAsk')}
        </Button>
      </form>
      {problem === undefined ? null : (
        <p role="alert" className="TextBox-error">
          {say('refused', { reason: problem })}
        </p>
      )}
      <div role="status">
        {ways?.length === 0 ? <p>{say('wayNone')}</p> : null}
        {(ways ?? []).map(({ language, steps, end }) => (
          <div key={language} className="Way-found" data-end={end}>
            {language === '' ? null : <h3>{say(language === 'es' ? 'spanish' : 'english')}</h3>}
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              <Icon name={end === 'page' ? 'done' : end === 'elsewhere' ? 'way' : 'warning'} />{' '}
              {say(`way-${end}`)}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
