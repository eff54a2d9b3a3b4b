import { useState } from 'react';
import { Checkbox, Dialog, Form, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import type { LinkDraft } from './commands.ts';
import { isLeading } from './markup.ts';

interface LinkDialogProps {
  draft: LinkDraft;
  isNew: boolean;
  /** Nothing is chosen that could be its words. */
  asksForText: boolean;
  onSet: (draft: LinkDraft) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Addresses of the content platform's own, which it turns into those of pages. */
const isOwnAddress = (href: string) => /^(~|-)\/[\w./?=&;-]+$/.test(href);

/** Asks where a link leads. */
export function LinkDialog({ draft, isNew, asksForText, onSet, onRemove, onClose }: LinkDialogProps) {
  const say = useWords();
  const [link, setNow] = useState(draft);
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const href = link.href.trim();
    if (!isLeading(href) && !isOwnAddress(href)) {
      setWrong(true);
      return;
    }
    onSet({ ...link, href });
    onClose();
  };
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className="Modal">
        <Dialog className="Dialog">
          <Heading slot="title">{say('linkTitle')}</Heading>
          <Form
            className="RichText-form"
            validationBehavior="aria"
            onSubmit={(event) => {
              event.preventDefault();
              set();
            }}
          >
            <TextBox
              label={say('linkAddress')}
              help={say('linkAddressHelp')}
              error={isWrong ? say('linkWrong') : undefined}
              value={link.href}
              hasFocus
              onChange={(href) => {
                setWrong(false);
                setNow({ ...link, href });
              }}
            />
            {asksForText ? (
              <TextBox
                label={say('linkText')}
                value={link.text}
                onChange={(text) => setNow({ ...link, text })}
              />
            ) : null}
            <Checkbox
              className="Flag"
              isSelected={link.isNewWindow}
              onChange={(isNewWindow) => setNow({ ...link, isNewWindow })}
            >
              <span className="Flag-box" aria-hidden="true" />
              {say('linkNewWindow')}
            </Checkbox>
            <div className="Dialog-acts">
              {isNew ? null : (
                <Button
                  look="bare"
                  onPress={() => {
                    onRemove();
                    onClose();
                  }}
                >
                  {say('linkRemove')}
                </Button>
              )}
              <Button onPress={onClose}>{say('close')}</Button>
              <Button look="solid" type="submit">
                {say('linkSet')}
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
