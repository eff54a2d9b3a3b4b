import { useState } from 'react';
import useSWR from 'swr';
import type { InvitationLink, Person } from '../api/peopleCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { KindsDialog } from './KindsDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import { rolePhrase, useTopPages } from './roleWords.ts';
import type { TopPage } from './roleWords.ts';
import './people.css';

type Opened =
  | { kind: 'invite' }
  | { kind: 'kinds' }
  | { kind: 'link'; name: string; invitation: InvitationLink }
  | { kind: 'roles'; person: Person };

/** Who has an account, and what each may do where. */
export function PeopleScreen(props: ScreenProps) {
  const say = useWords();
  const announce = useAnnounce();
  const api = useApi();
  const { data, error, mutate } = useSWR('people', () => api.people());
  const pages = useTopPages(props.session.sites);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const doing = async (work: Promise<unknown>, said?: string) => {
    setProblem('');
    try {
      await work;
      if (said) announce(said);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    await mutate();
  };
  return (
    <ScreenFrame {...props} title={say('people')} note={say('peopleNote')}>
      <div className="People">
        <div className="People-acts">
          <Button onPress={() => setOpened({ kind: 'kinds' })}>{say('kinds')}</Button>
          <Button look="solid" onPress={() => setOpened({ kind: 'invite' })}>
            {say('invitePerson')}
          </Button>
        </div>
        {problem ? (
          <p role="alert" className="TextBox-error">
            {say('refused', { reason: problem })}
          </p>
        ) : null}
        {data ? null : <p role={error ? 'alert' : undefined}>{say(error ? 'notReached' : 'loading')}</p>}
        <ul className="People-list">
          {(data ?? []).map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              roles={person.roles.map((role) => rolePhrase(say, role, pages))}
              onRoles={() => setOpened({ kind: 'roles', person })}
              onLink={() =>
                void doing(
                  api
                    .newLink(person.id)
                    .then((invitation) => setOpened({ kind: 'link', name: person.name, invitation })),
                )
              }
              onSignOut={() =>
                void doing(api.signPersonOut(person.id), say('signedPersonOut', { name: person.name }))
              }
              onSwitch={() => void doing(api.changePerson(person.id, { isLocked: !person.isLocked }))}
            />
          ))}
        </ul>
      </div>
      <Dialogs
        opened={opened}
        pages={pages}
        onOpen={setOpened}
        onSaved={() => {
          announce(say('saved'));
          void mutate();
        }}
      />
    </ScreenFrame>
  );
}

interface DialogsProps {
  opened: Opened | undefined;
  pages: readonly TopPage[];
  onOpen: (next: Opened | undefined) => void;
  onSaved: () => void;
}

function Dialogs({ opened, pages, onOpen, onSaved }: DialogsProps) {
  const close = () => onOpen(undefined);
  const saved = (next?: Opened) => {
    onOpen(next);
    onSaved();
  };
  switch (opened?.kind) {
    case 'invite':
      return (
        <InviteDialog
          pages={pages}
          onClose={close}
          onInvited={(name, invitation) => saved({ kind: 'link', name, invitation })}
        />
      );
    case 'kinds':
      return <KindsDialog onClose={close} onSaved={() => saved()} />;
    case 'link':
      return <LinkDialog {...opened} onClose={close} />;
    case 'roles':
      return <RolesDialog person={opened.person} pages={pages} onClose={close} onSaved={() => saved()} />;
    case undefined:
      return null;
  }
}

interface PersonRowProps {
  person: Person;
  roles: readonly string[];
  onRoles: () => void;
  onLink: () => void;
  onSignOut: () => void;
  onSwitch: () => void;
}

function PersonRow({ person, roles, onRoles, onLink, onSignOut, onSwitch }: PersonRowProps) {
  const say = useWords();
  const { name, email, isLocked, hasPassword, isFromElsewhere } = person;
  const state = isLocked
    ? say('isOff')
    : isFromElsewhere
      ? say('fromElsewhere')
      : hasPassword
        ? ''
        : say('notYetIn');
  return (
    <li className="Person" data-off={isLocked || undefined}>
      <Monogram name={name} colour={0} />
      <div className="Person-who">
        <h2>{name}</h2>
        <p>
          {email}
          {state ? ` · ${state}` : ''}
        </p>
      </div>
      <ul className="Person-roles">
        {roles.length === 0 ? <li>{say('noRoles')}</li> : roles.map((role) => <li key={role}>{role}</li>)}
      </ul>
      <div className="Person-acts" role="group" aria-label={say('moreFor', { name })}>
        <Button size="small" onPress={onRoles}>
          {say('changeRoles')}
        </Button>
        {isFromElsewhere || isLocked ? null : (
          <Button size="small" look="bare" onPress={onLink}>
            {say('newLink')}
          </Button>
        )}
        <Button size="small" look="bare" onPress={onSignOut}>
          {say('signPersonOut')}
        </Button>
        <Button size="small" look="bare" onPress={onSwitch}>
          {say(isLocked ? 'switchOn' : 'switchOff')}
        </Button>
      </div>
    </li>
  );
}
