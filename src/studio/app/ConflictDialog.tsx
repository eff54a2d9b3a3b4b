import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import type { ClashingField, Outbox, Unsent } from '../outbox/Outbox.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { TextBox } from '../ui/TextBox.tsx';

interface ConflictDialogProps {
  unsent: Unsent;
  clash: ClashingField;
  outbox: Outbox;
  onSettled: (value: string) => void;
  onLater: () => void;
}

/** Two people wrote the same text: both are shown and neither goes before somebody chose. */
export function ConflictDialog({ unsent, clash, outbox, onSettled, onLater }: ConflictDialogProps) {
  const say = useWords();
  const [text, setText] = useState(clash.yours);
  const keep = () => {
    outbox.settle({ itemId: unsent.itemId, language: unsent.language, name: clash.name }, text);
    onSettled(text);
  };
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onLater()} className="Scrim">
      <Modal className="Modal Modal-wide">
        <Dialog className="Dialog">
          <Heading slot="title">{say('conflictTitle')}</Heading>
          <p>
            {say('conflictLead', {
              author: clash.author ?? say('someone'),
              field: fieldTitle(say, clash.name),
            })}
          </p>
          <div className="Versions">
            <Version title={say('yours')} text={clash.yours}>
              <Button size="small" onPress={() => setText(clash.yours)}>
                {say('takeYours')}
              </Button>
            </Version>
            <Version title={say('theirs')} text={clash.theirs}>
              <Button size="small" onPress={() => setText(clash.theirs)}>
                {say('takeTheirs')}
              </Button>
            </Version>
          </div>
          <TextBox label={say('together')} value={text} onChange={setText} rows={4} />
          <div className="Dialog-acts">
            <Button onPress={onLater}>{say('decideLater')}</Button>
            <Button look="solid" onPress={keep}>
              {say('keepThis')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Version({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="Version">
      <h3>{title}</h3>
      <p className="Version-text">{text}</p>
      {children}
    </section>
  );
}
