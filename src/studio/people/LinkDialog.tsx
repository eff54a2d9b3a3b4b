import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { InvitationLink } from '../api/peopleCalls.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';

interface LinkDialogProps {
  name: string;
  invitation: InvitationLink;
  onClose: () => void;
}

/** The link of an invitation, shown once: the platform keeps no copy of it that could be read. */
export function LinkDialog({ name, invitation, onClose }: LinkDialogProps) {
  const say = useWords();
  const clock = useClock();
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(invitation.link).then(
      () => setSaid(say('linkCopied')),
      () => setSaid(''),
    );
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="Scrim">
      <Modal className="Modal">
        <Dialog className="Dialog">
          <Heading slot="title">{say('inviteLinkTitle', { name })}</Heading>
          <p>{say('linkNote', { time: clock.moment(invitation.expiresAt) })}</p>
          <TextBox label={say('linkLabel')} value={invitation.link} onChange={() => undefined} isReadOnly />
          <p role="status">{said}</p>
          <div className="Dialog-acts">
            <Button onPress={() => void copy()}>{say('copyLink')}</Button>
            <Button look="solid" onPress={onClose}>
              {say('done')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
