import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { EditedPage } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { useApi } from './ApiContext.ts';

interface PublishDialogProps {
  page: EditedPage;
  onDone: () => void;
  onClose: () => void;
}

/** Makes the draft what visitors see. */
export function PublishDialog({ page, onDone, onClose }: PublishDialogProps) {
  const say = useWords();
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const publish = () => {
    setAsking(true);
    api
      .publish(page.id, [page.language])
      .then(onDone)
      .catch((error: Error) => {
        setProblem(error.message);
        setAsking(false);
      });
  };
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className="Modal">
        <Dialog className="Dialog">
          <Heading slot="title">{say('publishTitle', { name: page.name })}</Heading>
          <p>{say('publishLead')}</p>
          {problem ? (
            <p role="alert" className="TextBox-error">
              {say('refused', { reason: problem })}
            </p>
          ) : null}
          <div className="Dialog-acts">
            <Button onPress={onClose}>{say('close')}</Button>
            <Button look="solid" onPress={publish} isDisabled={isAsking}>
              {say('publishNow')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
