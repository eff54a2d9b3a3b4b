import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { EditedPage } from '../api/StudioApi.ts';
import type { LanguageFlow, PageFlow } from '../api/flowCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { FirstField } from '../ui/FirstField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { steady } from '../ui/steady.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { usePageFlow } from './usePageFlow.ts';
import './flow.css';

/** Over a page that waits for review, was sent back, or lost its approval: what that means for who looks at it. */
export const ReviewBar = steady(function ReviewBar({
  page,
  isBehind,
}: {
  page: EditedPage;
  isBehind: boolean;
}) {
  const { data: flow, mutate } = usePageFlow(page.id);
  const own = flow?.languages.find(({ language }) => language === page.language);
  if (!flow || !own) return null;
  if (own.state === 'in-review')
    return <Waiting {...{ page, isBehind, flow, own }} onChanged={() => void mutate()} />;
  if (own.state === 'sent-back' && own.isPending && own.maySend) return <SentBack own={own} />;
  if (own.state === 'changed' && own.isPending && flow.needsApproval) return <Changed />;
  return null;
});

function SentBack({ own }: { own: LanguageFlow }) {
  const say = useWords();
  return (
    <aside className="ReviewBar" aria-label={say('reviewBar')}>
      <Icon name="warning" />
      <p>
        <strong>{say('barSentBack', { name: own.decidedBy ?? say('someone') })}</strong> {own.note}
      </p>
    </aside>
  );
}

function Changed() {
  const say = useWords();
  return (
    <aside className="ReviewBar" aria-label={say('reviewBar')}>
      <Icon name="warning" />
      <p>{say('barChanged')}</p>
    </aside>
  );
}

interface WaitingProps {
  page: EditedPage;
  /** Another page is on its way: nothing is decided about the one before. */
  isBehind: boolean;
  flow: PageFlow;
  own: LanguageFlow;
  onChanged: () => void;
}

function Waiting({ page, isBehind, flow, own, onChanged }: WaitingProps) {
  const say = useWords();
  const clock = useClock();
  const announce = useAnnounce();
  const api = useApi();
  const [isSendingBack, setSendingBack] = useState(false);
  const [problem, setProblem] = useState('');
  const decide = async (command: 'approve' | 'send-back', note: string) => {
    const { language, mark } = own;
    try {
      const commandId = flow.commands[command] ?? '';
      await api.review(command, { itemId: page.id, language, mark, commandId }, note);
      announce(say(command === 'approve' ? 'approvedNow' : 'sentBackNow'));
      setSendingBack(false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    onChanged();
  };
  const title =
    own.whyNotDecide === null ? 'barWaits' : own.whyNotDecide === 'own-text' ? 'barOwnText' : 'barNoRight';
  const sent = { name: own.sentBy ?? say('someone'), time: clock.moment(own.sentAt) };
  return (
    <aside className="ReviewBar" aria-label={say('reviewBar')} data-area inert={isBehind}>
      <Icon name="page" />
      <p>
        <strong>{say(title)}</strong> {say('barSentBy', sent)}{' '}
        {own.note ? say('noteOf', { note: own.note }) : ''}
        {problem ? (
          <span role="alert" className="TextBox-error">
            {' '}
            {say('refused', { reason: problem })}
          </span>
        ) : null}
      </p>
      {own.whyNotDecide === null ? (
        <>
          <Button size="small" onPress={() => setSendingBack(true)}>
            {say('sendBack')}
          </Button>
          <Button size="small" look="solid" onPress={() => void decide('approve', '')}>
            {say('approve')}
          </Button>
        </>
      ) : null}
      {isSendingBack ? (
        <SendBackDialog
          name={page.name}
          onClose={() => setSendingBack(false)}
          onSend={(note) => void decide('send-back', note)}
        />
      ) : null}
    </aside>
  );
}

interface SendBackDialogProps {
  name: string;
  onClose: () => void;
  onSend: (note: string) => void;
}

function SendBackDialog({ name, onClose, onSend }: SendBackDialogProps) {
  const say = useWords();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className="Modal">
        <Dialog className="Dialog">
          <Heading slot="title">{say('sendBackTitle', { name })}</Heading>
          <FirstField>
            <TextBox
              label={say('sendBackNote')}
              aside={say('required')}
              value={note}
              onChange={setNote}
              rows={4}
              error={isMissing && note.trim() === '' ? say('isRequired') : undefined}
            />
          </FirstField>
          <div className="Dialog-acts">
            <Button look="bare" onPress={onClose}>
              {say('cancel')}
            </Button>
            <Button
              look="solid"
              onPress={() => (note.trim() === '' ? setMissing(true) : onSend(note.trim()))}
            >
              {say('sendBack')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
