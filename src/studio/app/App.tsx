import { useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Session } from '../api/StudioApi.ts';
import { siteZone, ZoneContext } from '../clock/useClock.ts';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { createOutbox } from '../outbox/createOutbox.ts';
import { deviceShelf, tabShelf } from '../outbox/deviceShelf.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { useWords, readingIn, WordsContext } from '../strings/useWords.ts';
import type { Reading } from '../strings/useWords.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { useApi } from './ApiContext.ts';
import { Builder } from './Builder.tsx';
import { OutboxContext } from './OutboxContext.ts';
import { screensFor } from './screens.ts';
import { VIEWS } from './screenViews.ts';
import { SignIn } from './SignIn.tsx';
import { useAddress } from './useAddress.ts';
import type { Acknowledged } from './usePageEditing.ts';
import { useSession } from './useSession.ts';

const LANGUAGE = 'meridian-studio-language';

/** The Studio. */
export function App() {
  const [language, setLanguage] = useState<'en' | 'es'>(firstLanguage);
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    let isCurrent = true;
    localStorage.setItem(LANGUAGE, language);
    void readingIn(language).then((now) => {
      if (!isCurrent) return;
      // Of the words that are said, not of those that were asked for.
      document.documentElement.lang = now.language;
      setReading(now);
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  // A moment, as its words come with all else; who changes the language goes on in the other until then.
  if (!reading) return null;
  return (
    <WordsContext value={reading}>
      <I18nProvider locale={reading.language === 'es' ? 'es-US' : 'en-US'}>
        <Announcer>
          <Toasts>
            <KeysHelp>
              <Door onLanguage={setLanguage} />
            </KeysHelp>
          </Toasts>
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

/**
 * Who is not signed in stands before it. Whose session has ended signs in over the page, and goes on where they were; for
 * somebody else the page behind is gone.
 */
function Door({ onLanguage }: { onLanguage: (language: 'en' | 'es') => void }) {
  const say = useWords();
  const api = useApi();
  const { session, error, reload } = useSession();
  // Who worked here last, until they leave by themselves.
  const [kept, setKept] = useState<Session>();
  if (session?.person && session !== kept) setKept(session);
  if (!session) {
    return (
      <main className="Empty" aria-busy={error === undefined}>
        <p>{say(error === undefined ? 'loading' : 'notReached')}</p>
        {error === undefined ? null : <Button onPress={() => void reload()}>{say('tryAgain')}</Button>}
      </main>
    );
  }
  const shown = session.person ? session : kept;
  const signIn = <SignIn session={session} onSignedIn={() => void reload()} onLanguage={onLanguage} />;
  if (!shown?.person) return signIn;
  const isOver = !session.person;
  return (
    <>
      <div className="Door" inert={isOver}>
        <ZoneContext value={siteZone(shown)}>
          <Desk
            key={shown.person.id}
            session={shown}
            personId={shown.person.id}
            isSignedIn={!isOver}
            onSignOut={() =>
              void api.signOut().finally(() => {
                setKept(undefined);
                void reload();
              })
            }
            onSignedOut={() => void reload()}
          />
        </ZoneContext>
      </div>
      {isOver ? <div className="Door-over">{signIn}</div> : null}
    </>
  );
}

interface DeskProps {
  session: Session;
  personId: string;
  /** False: the session has ended, and the page waits behind the way in. */
  isSignedIn: boolean;
  onSignOut: () => void;
  /** The platform no longer knows the session. */
  onSignedOut: () => void;
}

/** The outbox of the person who is signed in, and the screen that is open. */
function Desk({ session, personId, isSignedIn, onSignOut, onSignedOut }: DeskProps) {
  const say = useWords();
  const api = useApi();
  const [outbox, setOutbox] = useState<Outbox>();
  const { parts } = useAddress();
  const screen = screensFor(session).find(({ path }) => path === parts[0]);
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
  // What waited for the sign-in goes out.
  useEffect(() => {
    if (isSignedIn) outbox?.flush();
  }, [isSignedIn, outbox]);
  if (!outbox) return <main className="Empty">{say('loading')}</main>;
  const View = screen && VIEWS[screen.path];
  if (View)
    return (
      <OutboxContext value={outbox}>
        <View session={session} onSignOut={onSignOut} />
      </OutboxContext>
    );
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
