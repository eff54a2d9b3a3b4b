import { useEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Session } from '../api/StudioApi.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { deviceShelf, tabShelf } from '../outbox/deviceShelf.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { useWords, words, WordsContext } from '../strings/useWords.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { useApi } from './ApiContext.ts';
import { Builder } from './Builder.tsx';
import { SignIn } from './SignIn.tsx';
import type { Acknowledged } from './usePageEditing.ts';
import { useSession } from './useSession.ts';

const LANGUAGE = 'meridian-studio-language';

/** The Studio. */
export function App() {
  const [language, setLanguage] = useState<'en' | 'es'>(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(LANGUAGE, language);
  }, [language]);
  const said = useMemo(() => ({ language, say: words[language] }), [language]);
  return (
    <WordsContext value={said}>
      <I18nProvider locale={language === 'es' ? 'es-US' : 'en-US'}>
        <Announcer>
          <Door onLanguage={setLanguage} />
        </Announcer>
      </I18nProvider>
    </WordsContext>
  );
}

function firstLanguage(): 'en' | 'es' {
  const kept = localStorage.getItem(LANGUAGE);
  if (kept === 'en' || kept === 'es') return kept;
  return navigator.language.startsWith('es') ? 'es' : 'en';
}

/** Who is not signed in stands before it. */
function Door({ onLanguage }: { onLanguage: (language: 'en' | 'es') => void }) {
  const say = useWords();
  const api = useApi();
  const { session, error, reload } = useSession();
  if (!session) {
    return (
      <main className="Empty" aria-busy={error === undefined}>
        <p>{say(error === undefined ? 'loading' : 'notReached')}</p>
        {error === undefined ? null : <Button onPress={() => void reload()}>{say('tryAgain')}</Button>}
      </main>
    );
  }
  if (!session.person)
    return <SignIn session={session} onSignedIn={() => void reload()} onLanguage={onLanguage} />;
  return (
    <Desk
      key={session.person.id}
      session={session}
      personId={session.person.id}
      onSignOut={() => void api.signOut().finally(() => reload())}
      onSignedOut={() => void reload()}
    />
  );
}

interface DeskProps {
  session: Session;
  personId: string;
  onSignOut: () => void;
  /** The platform no longer knows the session. */
  onSignedOut: () => void;
}

/** The outbox of the person who is signed in, and the builder over it. */
function Desk({ session, personId, onSignOut, onSignedOut }: DeskProps) {
  const say = useWords();
  const api = useApi();
  const [outbox, setOutbox] = useState<Outbox>();
  const acknowledged = useRef<Acknowledged>(undefined);
  const ended = useRef(onSignedOut);
  useEffect(() => {
    ended.current = onSignedOut;
  });
  useEffect(() => {
    let made: Outbox | undefined;
    let isOver = false;
    void deviceShelf(personId)
      .catch(() => tabShelf())
      .then((shelf) =>
        createOutbox({
          shelf,
          send: (save) => api.save(save),
          acknowledged: (save, answer) => acknowledged.current?.(save, answer),
        }),
      )
      .then((one) => {
        made = one;
        if (isOver) one.close();
        else setOutbox(one);
      });
    return () => {
      isOver = true;
      made?.close();
    };
  }, [api, personId]);
  useEffect(() => {
    if (!outbox) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (outbox.state().count > 0) event.preventDefault();
    };
    const online = () => outbox.flush();
    const unsubscribe = outbox.subscribe(() => {
      if (outbox.state().kind === 'signed-out') ended.current();
    });
    addEventListener('beforeunload', ask);
    addEventListener('online', online);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', ask);
      removeEventListener('online', online);
    };
  }, [outbox]);
  if (!outbox) return <main className="Empty">{say('loading')}</main>;
  return (
    <Builder
      session={session}
      outbox={outbox}
      onAcknowledged={(listener) => {
        acknowledged.current = listener;
      }}
      onSignOut={onSignOut}
    />
  );
}
