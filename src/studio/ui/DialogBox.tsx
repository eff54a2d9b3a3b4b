import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../strings/useWords.ts';
import { Button } from './Button.tsx';

interface DialogBoxProps {
  title: string;
  children: ReactNode;
  /** The one act of the dialog; absent: it is there to be read. */
  act?: { label: string; onPress: () => void; isDisabled?: boolean; isDanger?: boolean };
  /** Why the act was not done. */
  problem?: string | undefined;
  isWide?: boolean;
  onClose: () => void;
}

/** A dialog over the Studio with at most one act; Enter in a field of it does that act. */
export function DialogBox({ title, children, act, problem, isWide = false, onClose }: DialogBoxProps) {
  const say = useWords();
  const isOff = act?.isDisabled ?? false;
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className={isWide ? 'Modal Modal-wide' : 'Modal'}>
        <Dialog>
          <form
            className="Dialog"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isOff) act?.onPress();
            }}
          >
            <Heading slot="title">{title}</Heading>
            {children}
            {problem === undefined ? null : (
              <p role="alert" className="TextBox-error">
                {say('refused', { reason: problem })}
              </p>
            )}
            <div className="Dialog-acts">
              <Button onPress={onClose}>{say('close')}</Button>
              {act ? (
                <Button look={act.isDanger ? 'danger' : 'solid'} type="submit" isDisabled={isOff}>
                  {act.label}
                </Button>
              ) : null}
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
