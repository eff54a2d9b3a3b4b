import { useState } from 'react';
import { Dialog, Form, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';

interface PictureDialogProps {
  alt: string;
  onSet: (alt: string) => void;
  onClose: () => void;
}

/** Asks what a picture within a text shows. */
export function PictureDialog({ alt, onSet, onClose }: PictureDialogProps) {
  const say = useWords();
  const [words, setWords] = useState(alt);
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className="Modal">
        <Dialog className="Dialog">
          <Heading slot="title">{say('imageAlt')}</Heading>
          <Form
            className="RichText-form"
            onSubmit={(event) => {
              event.preventDefault();
              onSet(words.trim());
              onClose();
            }}
          >
            <TextBox
              label={say('pictureAlt')}
              help={say('imageAltHelp')}
              value={words}
              hasFocus
              onChange={setWords}
            />
            <div className="Dialog-acts">
              <Button onPress={onClose}>{say('close')}</Button>
              <Button look="solid" type="submit">
                {say('pictureSet')}
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
