import { useState, useSyncExternalStore } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { guardNote } from '#src/domain/authoring/guard/checkPage.ts';
import type { GuardNote } from '#src/domain/authoring/guard/checkPage.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import type { PageFlow } from '../api/flowCalls.ts';
import { Approval } from '../flow/Approval.tsx';
import { actOf, firstPublication, wallTime } from '../flow/publication.ts';
import type { Act, Publication } from '../flow/publication.ts';
import { wallWords } from '../clock/clockOf.ts';
import { useFlowNow, usePageFlow } from '../flow/usePageFlow.ts';
import { WhatGoesLive, WhichLanguages } from '../flow/WhatGoesLive.tsx';
import { WhenChoice } from '../flow/WhenChoice.tsx';
import { useGuard } from '../guard/guardBoard.ts';
import { GuardFindings } from '../guard/GuardFindings.tsx';
import type { Outbox } from '../outbox/Outbox.ts';
import { AddressChange } from '../pages/AddressChange.tsx';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useApi } from './ApiContext.ts';
import '../flow/flow.css';

interface PublishDialogProps {
  page: EditedPage;
  personId: string;
  outbox: Outbox;
  onDone: () => void;
  onClose: () => void;
}

/** Makes the draft what visitors see: now, at a time, or once somebody has approved it. */
export function PublishDialog(props: PublishDialogProps) {
  const say = useWords();
  const { page, outbox, onClose } = props;
  const kind = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state().kind,
  );
  const { flow, hasFailed } = useFlowNow(page.id, kind === 'waiting' || kind === 'sending');
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className="Scrim">
      <Modal className="Modal Modal-publish">
        <Dialog className="Dialog Publish">
          <div className="Publish-head">
            <div>
              <Heading slot="title">{say('publishTitle', { name: page.name })}</Heading>
              <p>{say('publishHead')}</p>
            </div>
            <Button look="bare" aria-label={say('close')} onPress={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {flow ? (
            <PublishForm {...props} flow={flow} />
          ) : (
            <p className="Publish-main" role={hasFailed ? 'alert' : undefined}>
              {say(hasFailed ? 'notReached' : 'loading')}
            </p>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type FormProps = Omit<PublishDialogProps, 'outbox'> & { flow: PageFlow };

function PublishForm({ page, flow, personId, onDone, onClose }: FormProps) {
  const say = useWords();
  const { mutate } = usePageFlow(page.id);
  const [chosen, setChosen] = useState(() => firstPublication(flow, page.language));
  const change = (part: Partial<Publication>) => setChosen({ ...chosen, ...part });
  const { result } = useGuard(page);
  const blockers = result?.blockers.length ?? 0;
  const found = result && guardNote(result);
  const { perform, isAsking, isTwice, problem } = usePublication({ page, flow, chosen, found }, onDone);
  const act = actOf(flow, chosen.languages);
  const open = flow.languages.find(({ language }) => language === page.language);
  return (
    <>
      <div className="Publish-columns">
        <div className="Publish-main">
          <AddressChange page={page} />
          <WhatGoesLive page={page} flow={flow} chosen={chosen} onChange={change} />
          <WhichLanguages flow={flow} chosen={chosen} onChange={change} />
          {act === 'publish' ? <WhenChoice chosen={chosen} isTwice={isTwice} onChange={change} /> : null}
          <TextBox
            label={say('noteFor')}
            value={chosen.note}
            onChange={(note) => change({ note })}
            rows={2}
          />
        </div>
        <aside className="Publish-side" aria-label={say('approvalTitle')}>
          <GuardFindings page={page} where="dialog" onShow={onClose} />
          {open ? (
            <Approval
              flow={flow}
              language={open}
              itemId={page.id}
              personId={personId}
              onChanged={() => void mutate()}
            />
          ) : null}
        </aside>
      </div>
      <div className="Publish-foot">
        <p role="alert" className="TextBox-error">
          {problem ? say('refused', { reason: problem }) : ''}
        </p>
        <p className="Publish-about">
          {act === 'waits' ? say('alreadySent') : act === 'no-right' ? say('mayNotPublish') : ''}
          {act === 'publish' && blockers > 0 ? (
            <span className="Guard-stop">{say('guardStop', { count: blockers })}</span>
          ) : null}
        </p>
        <Button look="bare" onPress={onClose}>
          {say('cancel')}
        </Button>
        <MainAct
          act={act}
          chosen={chosen}
          isClosed={isAsking || (act === 'publish' && blockers > 0)}
          onPress={() => void perform(act)}
        />
      </div>
    </>
  );
}

interface MainActProps {
  act: Act;
  chosen: Publication;
  isClosed: boolean;
  onPress: () => void;
}

/** The one act of the dialog, named by what it does. */
function MainAct({ act, chosen, isClosed, onPress }: MainActProps) {
  const say = useWords();
  const language = useLanguage();
  const at = wallTime(chosen.day, chosen.time);
  const isTime = !Number.isNaN(Date.parse(`${at}:00Z`));
  const name =
    act === 'send' || act === 'waits'
      ? say('sendForReview')
      : chosen.isLater
        ? isTime
          ? say('scheduleFor', { time: wallWords(at, language) })
          : say('scheduleOff')
        : say('publishNow');
  const isNoAct = (act !== 'send' && act !== 'publish') || (chosen.isLater && !isTime);
  return (
    <Button look="solid" onPress={onPress} isDisabled={isClosed || isNoAct}>
      {name}
    </Button>
  );
}

interface Chosen {
  page: EditedPage;
  flow: PageFlow;
  chosen: Publication;
  /** What was found on the page: it is kept with the publication. */
  found: GuardNote | undefined;
}

/** Carries out what was chosen. */
function usePublication({ page, flow, chosen, found }: Chosen, onDone: () => void) {
  const say = useWords();
  const announce = useAnnounce();
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const [isTwice, setTwice] = useState(false);
  const [problem, setProblem] = useState('');
  const { languages, also, isLater, isTakenOff, which, note } = chosen;

  const send = async () => {
    for (const { language, mark, state } of flow.languages) {
      if (!languages.includes(language) || state === 'in-review' || state === 'approved') continue;
      const commandId = flow.commands['send'] ?? '';
      await api.review('send', { itemId: page.id, language, mark, commandId }, note);
    }
    return 'sentForReview' as const;
  };
  const publish = async () => {
    const off = isTakenOff ? { takeOffAt: wallTime(chosen.offDay, chosen.offTime) } : {};
    const at = isLater ? { publishAt: wallTime(chosen.day, chosen.time) } : {};
    // First, so that nothing is taken off that was not put live; sent again, it changes nothing.
    if (!isLater) await api.publish([page.id, ...also], languages, note, found);
    if (isLater || isTakenOff) {
      const times = { ...at, ...off, ...(which && { which }), ...(note && { note }) };
      if ((await api.schedule({ itemId: page.id, languages, ...times })) === 'twice') return 'twice' as const;
    }
    return isLater ? ('scheduled' as const) : ('published' as const);
  };
  const perform = async (act: Act) => {
    setAsking(true);
    setProblem('');
    try {
      const done = act === 'send' ? await send() : await publish();
      setTwice(done === 'twice');
      setAsking(false);
      if (done === 'twice') return;
      announce(say(done));
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setAsking(false);
    }
  };
  return { perform, isAsking, isTwice, problem };
}
