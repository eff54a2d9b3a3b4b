import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import useSWR from 'swr';
import { Refusal } from '../api/StudioApi.ts';
import type { Invitation, Session } from '../api/StudioApi.ts';
import { SPANISH_AWAY, useLanguage, useMissingLanguage, useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon, Mark } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useApi } from './ApiContext.ts';

interface SignInProps {
  session: Session;
  onSignedIn: () => void;
  onLanguage: (language: 'en' | 'es') => void;
}

/** The way in: the hospital's own sign-in first where it has one, an account of the Studio otherwise. */
export function SignIn({ session, onSignedIn, onLanguage }: SignInProps) {
  const say = useWords();
  const token = location.pathname === '/studio/setup' ? location.hash.slice(1) : '';
  return (
    <div className="SignIn">
      <main className="SignIn-form">
        <p className="SignIn-brand">
          <Mark /> <b>Meridian</b> {say('studio')}
        </p>
        <div className="SignIn-middle">
          {token ? (
            <Welcome token={token} onDone={onSignedIn} />
          ) : session.needsSetup ? (
            <p className="SignIn-lead">{say('setupLinkNeeded')}</p>
          ) : (
            <>
              {/* The hour is theirs, not the site's. */}
              {/* eslint-disable-next-line no-restricted-syntax -- it greets who sits here */}
              <h1>{say(greeting(new Date().getHours()))}</h1>
              <p className="SignIn-lead">{say('signInLead')}</p>
              {session.singleSignOn ? (
                <>
                  <a className="Button Button-solid Button-wide" href={session.singleSignOn.address}>
                    <Icon name="lock" /> {say('hospitalSignIn', { name: session.singleSignOn.name })}
                  </a>
                  <p className="SignIn-or">{say('orAccount')}</p>
                </>
              ) : null}
              <AccountForm isSecond={session.singleSignOn !== undefined} onSignedIn={onSignedIn} />
            </>
          )}
          <LanguageChoice onLanguage={onLanguage} />
        </div>
        <p className="SignIn-note">{say('signedOutAfter')}</p>
      </main>
      <Sunrise />
    </div>
  );
}

/** The other language; where its words did not come, a word in it, as a browser asks for a module that failed but once a page. */
function LanguageChoice({ onLanguage }: Pick<SignInProps, 'onLanguage'>) {
  const language = useLanguage();
  const isMissing = useMissingLanguage() !== undefined;
  const other = language === 'en' ? 'es' : 'en';
  return (
    <>
      {isMissing ? (
        <p className="SignIn-lead" role="alert" lang="es">
          {SPANISH_AWAY.text}
        </p>
      ) : null}
      <p className="SignIn-language">
        <Button look="bare" size="small" onPress={() => (isMissing ? location.reload() : onLanguage(other))}>
          <Icon name="globe" />
          <span lang={other}>{isMissing ? SPANISH_AWAY.again : other === 'es' ? 'Español' : 'English'}</span>
        </Button>
      </p>
    </>
  );
}

const greeting = (hour: number) =>
  hour < 12 ? 'greetingMorning' : hour < 18 ? 'greetingAfternoon' : 'greetingEvening';

function AccountForm({ isSecond, onSignedIn }: { isSecond: boolean; onSignedIn: () => void }) {
  const say = useWords();
  const api = useApi();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<{ text?: string; wait: number }>({ wait: 0 });
  const wait = useCountdown(problem.wait);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    api
      .signIn(email, password)
      .then((answer) => {
        if (answer.kind === 'signed-in') onSignedIn();
        else setProblem({ text: 'wrong', wait: answer.waitSeconds });
      })
      .catch(() => setProblem({ text: say('notReached'), wait: 0 }))
      .finally(() => setAsking(false));
  };
  const wrong = wait > 0 ? say('wrongSignInWait', { seconds: wait }) : say('wrongSignIn');
  return (
    <form onSubmit={ask} className="SignIn-account">
      <TextBox
        label={say('email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <TextBox
        label={say('password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isRequired
        aside={
          <Button look="bare" size="small" onPress={() => setShown(!isShown)} aria-pressed={isShown}>
            {say(isShown ? 'hide' : 'show')}
          </Button>
        }
        error={problem.text === 'wrong' ? wrong : problem.text}
      />
      <Button type="submit" look={isSecond ? 'line' : 'solid'} isDisabled={wait > 0}>
        {say('signIn')}
      </Button>
    </form>
  );
}

/** Seconds left, counted down. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const [from, setFrom] = useState(seconds);
  if (from !== seconds) {
    setFrom(seconds);
    setLeft(seconds);
  }
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** Where a link of the platform leads: to the first account, or to the password of somebody who was invited. */
function Welcome({ token, onDone }: { token: string; onDone: () => void }) {
  const say = useWords();
  const api = useApi();
  const { data, error } = useSWR<Invitation, Error>(['invitation', token], () => api.invitation(token), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  if (error)
    return <p className="SignIn-lead">{error instanceof Refusal ? error.message : say('notReached')}</p>;
  if (!data) return <p className="SignIn-lead">{say('loading')}</p>;
  return <PasswordForm token={token} invitation={data} onDone={onDone} />;
}

interface PasswordFormProps {
  token: string;
  invitation: Invitation;
  onDone: () => void;
}

function PasswordForm({ token, invitation, onDone }: PasswordFormProps) {
  const say = useWords();
  const api = useApi();
  const isFirst = invitation.kind === 'first';
  const [name, setName] = useState(isFirst ? '' : invitation.name);
  const [email, setEmail] = useState(isFirst ? '' : invitation.email);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const make = (event: FormEvent) => {
    event.preventDefault();
    api
      .setUp(token, { name, email, password })
      .then(() => {
        history.replaceState(null, '', '/studio');
        onDone();
      })
      .catch((error: Error) => setProblem(error instanceof Refusal ? error.message : say('notReached')));
  };
  return (
    <form onSubmit={make} className="SignIn-account">
      <h1>{say(isFirst ? 'setupTitle' : 'invitedTitle')}</h1>
      <p className="SignIn-lead">{isFirst ? say('setupLead') : say('invitedLead', { name })}</p>
      {isFirst ? (
        <TextBox label={say('setupName')} autoComplete="name" value={name} onChange={setName} isRequired />
      ) : null}
      <TextBox
        label={say('email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        isReadOnly={!isFirst}
        isRequired
      />
      <TextBox
        label={say('password')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        help={say('setupNote', { count: invitation.shortestPassword })}
        error={problem}
        isRequired
      />
      <Button type="submit" look="solid">
        {say(isFirst ? 'setupMake' : 'signIn')}
      </Button>
    </form>
  );
}

/** A sun coming up behind hills, as on the site's own pictures. */
function Sunrise() {
  const rings = Array.from({ length: 9 }, (_, ring) => 140 + ring * 70);
  return (
    <svg
      className="SignIn-art"
      viewBox="0 0 760 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="SignIn-sky" width="760" height="900" />
      {rings.map((radius) => (
        <circle key={radius} className="SignIn-ring" cx="425" cy="525" r={radius} />
      ))}
      <circle className="SignIn-sun" cx="425" cy="525" r="88" />
      <path className="SignIn-hill1" d="M0 590C180 520 330 600 470 622S700 560 760 568V900H0z" />
      <path className="SignIn-hill2" d="M0 700C160 650 320 720 480 700S690 680 760 660V900H0z" />
      <path className="SignIn-hill3" d="M0 790C200 770 380 850 560 800S720 760 760 752V900H0z" />
    </svg>
  );
}
