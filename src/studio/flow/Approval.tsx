import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import type { LanguageFlow, PageFlow } from '../api/flowCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import type { Clock } from '../clock/clockOf.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picked } from '../ui/Picked.tsx';
import { ScheduledList } from './ScheduledList.tsx';

interface ApprovalProps {
  flow: PageFlow;
  /** The language that is open. */
  language: LanguageFlow;
  itemId: string;
  personId: string;
  onChanged: () => void;
}

/** Who has approved the page, what is set for later, and until when somebody looks at it again. */
export function Approval({ flow, language, itemId, personId, onChanged }: ApprovalProps) {
  const say = useWords();
  const clock = useClock();
  return (
    <>
      <section>
        <h3 className="Publish-title">{say('approvalTitle')}</h3>
        <p className="Publish-about">
          {flow.needsApproval ? say('needsApprovalOf', { kind: flow.kind ?? '' }) : say('noApprovalNeeded')}
        </p>
        <ul className="Publish-rows">
          {flow.languages
            .filter(({ state, isPending }) => isPending && (flow.needsApproval || state !== 'draft'))
            .map((one) => (
              <li key={one.language} className="Publish-state">
                <Icon name={one.state === 'approved' ? 'done' : one.state === 'draft' ? 'page' : 'warning'} />
                <span>
                  <strong>
                    {say('approvalOf', { language: say(one.language === 'en' ? 'english' : 'spanish') })}
                  </strong>
                  {stateWords(one, say, clock)}
                </span>
              </li>
            ))}
        </ul>
      </section>
      {flow.schedule.length > 0 ? (
        <section>
          <h3 className="Publish-title">{say('dueActs')}</h3>
          <ScheduledList acts={flow.schedule} onChanged={onChanged} />
        </section>
      ) : null}
      <ReviewBy {...{ flow, language, itemId, personId, onChanged }} />
    </>
  );
}

export function stateWords(
  { state, sentAt, sentBy, decidedAt, decidedBy }: LanguageFlow,
  say: Words,
  clock: Clock,
): string {
  const sent = { name: sentBy ?? say('someone'), time: clock.moment(sentAt) };
  const decided = { name: decidedBy ?? say('someone'), time: clock.moment(decidedAt) };
  switch (state) {
    case 'draft':
      return say('stateDraft');
    case 'in-review':
      return say('stateInReview', sent);
    case 'sent-back':
      return say('stateSentBack', decided);
    case 'approved':
      return say('stateApproved', decided);
    case 'changed':
      return say('stateChanged', decided);
  }
}

/** Of nobody, in the list of those who can look after a page. */
const NOBODY = '-';

/** The day on which somebody looks at the page again, and who that is. */
function ReviewBy({ flow, language, itemId, personId, onChanged }: ApprovalProps) {
  const say = useWords();
  const clock = useClock();
  const api = useApi();
  const { review } = language;
  const [due, setDue] = useState(review.due ?? '');
  const [owner, setOwner] = useState(review.owner ?? NOBODY);
  const [said, setSaid] = useState('');
  const save = () =>
    api.reviewBy(itemId, language.language, due || null, owner === NOBODY ? null : owner).then(
      () => {
        setSaid(say('reviewBySaved'));
        onChanged();
      },
      (error: Error) => setSaid(say('refused', { reason: error.message })),
    );
  return (
    <section className="Publish-review">
      <h3 className="Publish-title">{say('reviewByTitle')}</h3>
      <TextField className="TextBox" type="date" value={due} onChange={setDue}>
        <Label>{say('reviewByDay')}</Label>
        <Input type="date" />
      </TextField>
      <Picked
        label={say('reviewByWho')}
        value={owner}
        options={ownersOf(flow, review, personId, say)}
        onChange={setOwner}
      />
      {review.reviewedAt ? (
        <p className="Publish-about">{say('lastReviewed', { time: clock.moment(review.reviewedAt) })}</p>
      ) : null}
      <Button size="small" onPress={() => void save()}>
        {say('reviewBySave')}
      </Button>
      <p role="status" className="Publish-about">
        {said}
      </p>
    </section>
  );
}

/** Nobody, who asks, everybody else; and who looks after it and has left. */
function ownersOf(
  { people }: PageFlow,
  { owner, ownerName }: LanguageFlow['review'],
  personId: string,
  say: Words,
): { value: string; label: string }[] {
  const isHere = owner === null || people.some(({ id }) => id === owner);
  const mine = people.filter(({ id }) => id === personId);
  const others = people.filter(({ id }) => id !== personId);
  return [
    { value: NOBODY, label: say('reviewByNobody') },
    ...mine.map(({ id, name }) => ({ value: id, label: say('reviewByMe', { name }) })),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    ...(isHere ? [] : [{ value: owner, label: say('reviewByLeft', { name: ownerName ?? '' }) }]),
  ];
}
