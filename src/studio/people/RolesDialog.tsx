import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Person } from '../api/peopleCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { RolesEditor } from './RolesEditor.tsx';
import type { TopPage } from './roleWords.ts';

interface RolesDialogProps {
  person: Person;
  pages: readonly TopPage[];
  onClose: () => void;
  onSaved: () => void;
}

/** What somebody may do where. */
export function RolesDialog({ person, pages, onClose, onSaved }: RolesDialogProps) {
  const say = useWords();
  const api = useApi();
  const [roles, setRoles] = useState(person.roles);
  const [problem, setProblem] = useState('');
  const save = () =>
    api.changePerson(person.id, { roles }).then(onSaved, (error: Error) => setProblem(error.message));
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="Scrim">
      <Modal className="Modal Modal-wide">
        <Dialog className="Dialog">
          <Heading slot="title">{say('rolesOf', { name: person.name })}</Heading>
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
            <Button look="solid" onPress={() => void save()}>
              {say('saveRoles')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
