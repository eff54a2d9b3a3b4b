import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { GivenRole, InvitationLink } from '../api/peopleCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { FirstField } from '../ui/FirstField.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { RolesEditor } from './RolesEditor.tsx';
import type { TopPage } from './roleWords.ts';

interface InviteDialogProps {
  pages: readonly TopPage[];
  onClose: () => void;
  onInvited: (name: string, invitation: InvitationLink) => void;
}

/** Somebody new: a name, an address, and what they may do. */
export function InviteDialog({ pages, onClose, onInvited }: InviteDialogProps) {
  const say = useWords();
  const api = useApi();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<GivenRole[]>([{ role: 'author', subtree: '', locale: '' }]);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  const missing = (value: string) => (isTried && value.trim() === '' ? say('isRequired') : undefined);
  const invite = () => {
    setTried(true);
    if (name.trim() === '' || email.trim() === '') return;
    api.invite({ name: name.trim(), email: email.trim(), roles }).then(
      (invitation) => onInvited(name.trim(), invitation),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="Scrim">
      <Modal className="Modal Modal-wide">
        <Dialog className="Dialog">
          <Heading slot="title">{say('invitePerson')}</Heading>
          <FirstField>
            <TextBox
              label={say('inviteName')}
              aside={say('required')}
              value={name}
              onChange={setName}
              error={missing(name)}
            />
          </FirstField>
          <TextBox
            label={say('email')}
            aside={say('required')}
            type="email"
            value={email}
            onChange={setEmail}
            error={missing(email)}
          />
          <RolesEditor roles={roles} pages={pages} onChange={setRoles} />
          {problem ? (
            <p role="alert" className="TextBox-error">
              {say('refused', { reason: problem })}
            </p>
          ) : null}
          <div className="Dialog-acts">
            <Button look="bare" onPress={onClose}>
              {say('cancel')}
            </Button>
            <Button look="solid" onPress={invite}>
              {say('inviteMake')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
