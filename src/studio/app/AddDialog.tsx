import { Button as AriaButton, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import type { ChoicesProps } from '../add/Choices.tsx';
import { useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { later } from '../ui/later.tsx';

/** Loaded when something is added. */
const Choices = later(async () => (await import('../add/Choices.tsx')).Choices);

/** Says where something new will go, and what fits there. */
export function AddDialog({ page, selected, onAdd }: Omit<ChoicesProps, 'onClose'>) {
  const say = useWords();
  return (
    <DialogTrigger>
      <AriaButton className="Button Button-bare Button-small">
        <Icon name="add" /> {say('add')}
      </AriaButton>
      <ModalOverlay isDismissable className="Scrim">
        <Modal className="Modal Modal-add">
          <Dialog className="Dialog">
            {({ close }) => (
              <Choices
                page={page}
                selected={selected}
                onAdd={(...chosen) => {
                  close();
                  onAdd(...chosen);
                }}
                onClose={close}
              />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
