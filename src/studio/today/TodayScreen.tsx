import { useState } from 'react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { Today } from '../api/flowCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { SiteChoice } from '../app/SiteChoice.tsx';
import { weekdayWords } from '../clock/clockOf.ts';
import { useClock } from '../clock/useClock.ts';
import { ScheduledList } from '../flow/ScheduledList.tsx';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { DraftList, ReviewList } from './ReviewList.tsx';
import { EmergencyBox } from './EmergencyBox.tsx';
import { DueList } from './DueList.tsx';
import { NamedList } from './NamedList.tsx';
import { OlderList } from './OlderList.tsx';
import { Part } from './Part.tsx';
import '../flow/flow.css';
import './today.css';

/** What waits for who is signed in: to decide, to mend, to look at again, to go on with, and what goes live next. */
export function TodayScreen(props: ScreenProps) {
  const say = useWords();
  const api = useApi();
  const { sites } = props.session;
  const [site, setSite] = useState(sites[0]?.name ?? 'main');
  const { data, error, mutate } = useSWR(['today', site], () => api.today(site), { refreshInterval: 30_000 });
  return (
    <ScreenFrame {...props} site={site} title={say('today')}>
      {data ? (
        <Desk
          site={site}
          today={data}
          choice={<SiteChoice sites={sites} site={site} onChange={setSite} />}
          onChanged={() => void mutate()}
          emergency={props.session.rights.includes('emergency') ? <EmergencyBox site={site} /> : null}
        />
      ) : (
        <p className="Empty" role={error ? 'alert' : undefined}>
          {say(error ? 'notReached' : 'loading')}
        </p>
      )}
    </ScreenFrame>
  );
}

interface DeskProps {
  site: string;
  today: Today;
  onChanged: () => void;
  emergency: ReactNode;
  choice: ReactNode;
}

function Desk({ site, today, onChanged, emergency, choice }: DeskProps) {
  const say = useWords();
  const language = useLanguage();
  const late = today.due.filter(({ days, isMine, owner }) => days <= 0 && (isMine || owner === null));
  const needing = [...today.toApprove, ...today.sentBack, ...today.named, ...today.failed, ...late];
  const count = new Set(needing.map(({ itemId }) => itemId)).size;
  const day = weekdayWords(today.today, language);
  return (
    <div className="Today">
      <header className="Today-head">
        <div>
          <div className="Today-day">
            <p>{day}</p>
            {choice}
          </div>
          <h2 className="Today-sentence">{count > 0 ? say('todayNeeds', { count }) : say('todayFree')}</h2>
        </div>
        {emergency}
      </header>
      <div className="Today-work">
        <ReviewList title={say('waitingForYou')} rows={today.toApprove} act="look" />
        <ReviewList title={say('sentBackToYou')} rows={today.sentBack} act="goOn" />
        <NamedList today={today} />
        <ReviewList title={say('readyToPublish')} rows={today.approved} act="open" />
        <DueList due={today.due} today={today.today} />
        <OlderList site={site} />
        <DraftList today={today} />
      </div>
      <div className="Today-side">
        <NextLive today={today} />
        {today.failed.length > 0 ? (
          <Part title={say('failedList')} count={today.failed.length}>
            <ScheduledList acts={today.failed} hasNames onChanged={onChanged} />
          </Part>
        ) : null}
        {today.scheduled.length > 0 ? (
          <Part title={say('scheduledList')} count={today.scheduled.length}>
            <ScheduledList acts={today.scheduled} hasNames onChanged={onChanged} />
          </Part>
        ) : null}
      </div>
    </div>
  );
}

/** The next publication, large. */
function NextLive({ today }: { today: Today }) {
  const say = useWords();
  const clock = useClock();
  const next = today.scheduled.find(({ act }) => act === 'publish');
  return (
    <section className="NextLive" aria-label={say('nextLive')}>
      <h3>{say('nextLive')}</h3>
      {next ? (
        <>
          <p className="NextLive-time">
            {clock.time(next.at)} <span>{clock.weekday(next.at)}</span>
          </p>
          <p>
            <a href={`/studio/pages/${next.itemId}/${next.language}`}>{next.name}</a>,{' '}
            {say(next.language === 'en' ? 'english' : 'spanish')}
          </p>
          <p>{clock.longDay(next.at)}</p>
        </>
      ) : (
        <p>{say('nothingNext')}</p>
      )}
    </section>
  );
}
