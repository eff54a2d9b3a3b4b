import type { ScheduledAct } from '../api/flowCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { useClock } from '../clock/useClock.ts';
import { useReason } from '../reasons/useReason.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Why an act was not done. */
const failureWords = (
  say: Words,
  { reason, message }: ScheduledAct,
  readable: (reason: string) => string,
): string => (reason ? say(`failed-${reason}`, { reason: readable(message ?? '') }) : '');

interface ScheduledListProps {
  acts: readonly ScheduledAct[];
  /** Whether pages are named, in lists of many. */
  hasNames?: boolean;
  onChanged: () => void;
}

/** Acts that wait for their time, and those that were not done. */
export function ScheduledList({ acts, hasNames = false, onChanged }: ScheduledListProps) {
  const say = useWords();
  const clock = useClock();
  const readable = useReason();
  const api = useApi();
  return (
    <ul className="Publish-rows">
      {acts.map((act) => (
        <li key={act.id} className="Publish-row Publish-row-act">
          <span>
            <strong className="Publish-when">{clock.moment(act.at)}</strong>
            <span className="Publish-name">
              {hasNames ? (
                <a href={`/studio/pages/${act.itemId}/${act.language}`}>{act.name}</a>
              ) : (
                say(act.act === 'publish' ? 'flowPublish' : 'flowUnpublish')
              )}
            </span>
            <span className="Publish-about">
              {hasNames ? `${say(act.act === 'publish' ? 'flowPublish' : 'flowUnpublish')} · ` : ''}
              {say(act.language === 'en' ? 'english' : 'spanish')}
            </span>
            {act.state === 'failed' ? (
              <span className="Publish-failed">
                <Icon name="warning" /> {failureWords(say, act, readable)}
              </span>
            ) : null}
          </span>
          <Button
            size="small"
            look="bare"
            aria-label={`${say(act.state === 'failed' ? 'putAway' : 'flowTakeBack')}: ${act.name}, ${clock.moment(act.at)}`}
            onPress={() => void api.cancelScheduled(act.id).then(onChanged, onChanged)}
          >
            {say(act.state === 'failed' ? 'putAway' : 'flowTakeBack')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
