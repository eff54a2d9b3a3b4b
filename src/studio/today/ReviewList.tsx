import type { ReactNode } from 'react';
import type { Language } from '../api/StudioApi.ts';
import type { ReviewRow, Today } from '../api/flowCalls.ts';
import { useAddress } from '../app/useAddress.ts';
import { useClock } from '../clock/useClock.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Part } from './Part.tsx';

interface RowProps {
  page: { itemId: string; language: Language; name: string };
  /** What has to be known of it before its name. */
  mark?: ReactNode;
  about: ReactNode;
  state?: ReactNode;
  act: 'look' | 'goOn' | 'open' | 'review' | 'compare';
  /** What of the page is opened; without it the page itself. */
  view?: 'languages';
}

/** A page of one of the lists, and the way to it. */
export function PageLine({ page, mark, about, state, act, view }: RowProps) {
  const say = useWords();
  const { go } = useAddress();
  const { itemId, language, name } = page;
  return (
    <li className="Line">
      {mark === undefined ? null : <span className="Line-mark">{mark}</span>}
      <span className="Line-what">
        <span className="Line-name">{name}</span>
        <span className="Line-about">
          {say(language === 'en' ? 'english' : 'spanish')} · {about}
        </span>
      </span>
      {state === undefined ? null : <span className="Line-state">{state}</span>}
      <Button
        size="small"
        aria-label={`${say(act)}: ${name}, ${say(language === 'en' ? 'english' : 'spanish')}`}
        onPress={() => go(`pages/${itemId}/${language}${view ? `/${view}` : ''}`)}
      >
        {say(act)}
      </Button>
    </li>
  );
}

interface ReviewListProps {
  title: string;
  rows: readonly ReviewRow[];
  act: RowProps['act'];
}

/** Pages under review, with who sent or decided, and the note. */
export function ReviewList({ title, rows, act }: ReviewListProps) {
  const say = useWords();
  const clock = useClock();
  if (rows.length === 0) return null;
  return (
    <Part title={title} count={rows.length}>
      <ul className="Lines">
        {rows.map((row) => (
          <PageLine
            key={`${row.itemId} ${row.language}`}
            page={row}
            about={say('fromName', {
              name: row.decidedBy ?? row.sentBy ?? say('someone'),
              time: clock.moment(row.decidedAt ?? row.sentAt),
            })}
            {...(row.note && { state: say('noteOf', { note: row.note }) })}
            act={act}
          />
        ))}
      </ul>
    </Part>
  );
}

/** What the person has written that visitors do not see yet. */
export function DraftList({ today }: { today: Today }) {
  const say = useWords();
  const clock = useClock();
  const sent = new Set(today.inReview.map(({ itemId, language }) => `${itemId} ${language}`));
  return (
    <Part title={say('myDrafts')} count={today.drafts.length}>
      {today.drafts.length === 0 ? <p className="Line-about">{say('noneDrafts')}</p> : null}
      <ul className="Lines">
        {today.drafts.map((draft) => {
          const isSent = sent.has(`${draft.itemId} ${draft.language}`);
          return (
            <PageLine
              key={`${draft.itemId} ${draft.language}`}
              page={draft}
              about={say('savedOn', { time: clock.moment(draft.savedAt) })}
              state={isSent ? say('inReview') : say(draft.isNew ? 'neverLive' : 'differsNow')}
              act={isSent ? 'open' : 'goOn'}
            />
          );
        })}
      </ul>
    </Part>
  );
}
