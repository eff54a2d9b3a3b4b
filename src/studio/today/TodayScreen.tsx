import { useState } from 'react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { SiteInfo } from '../api/StudioApi.ts';
import type { Today } from '../api/flowCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { Choice } from '../app/Choice.tsx';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
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
    <ScreenFrame {...props} title={say('today')}>
      {data ? (
        <Desk
          site={site}
          today={data}
          choice={<SiteChoice sites={sites} site={site} onChange={setSite} />}
          onChanged={() => void mutate()}
          emergency={
            props.session.rights.includes('emergency') ? <EmergencyBox site={site} zone={data.zone} /> : null
          }
        />
      ) : (
        <p className="Empty" role={error ? 'alert' : undefined}>
          {say(error ? 'notReached' : 'loading')}
        </p>
      )}
    </ScreenFrame>
  );
}

interface SiteChoiceProps {
  sites: readonly SiteInfo[];
  site: string;
  onChange: (site: string) => void;
}

function SiteChoice({ sites, site, onChange }: SiteChoiceProps) {
  const say = useWords();
  if (sites.length < 2) return null;
  const options = sites.map(({ name }) => ({
    value: name,
    label: say(name === 'plan' ? 'sitePlan' : 'siteMain'),
  }));
  return <Choice label={say('site')} value={site} options={options} onChange={onChange} />;
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
  const day = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${today.today}T00:00:00Z`));
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
        <ReviewList title={say('waitingForYou')} rows={today.toApprove} zone={today.zone} act="look" />
        <ReviewList title={say('sentBackToYou')} rows={today.sentBack} zone={today.zone} act="goOn" />
        <NamedList today={today} />
        <ReviewList title={say('readyToPublish')} rows={today.approved} zone={today.zone} act="open" />
        <DueList due={today.due} today={today.today} />
        <OlderList site={site} zone={today.zone} />
        <DraftList today={today} />
      </div>
      <div className="Today-side">
        <NextLive today={today} />
        {today.failed.length > 0 ? (
          <Part title={say('failedList')} count={today.failed.length}>
            <ScheduledList acts={today.failed} zone={today.zone} hasNames onChanged={onChanged} />
          </Part>
        ) : null}
        {today.scheduled.length > 0 ? (
          <Part title={say('scheduledList')} count={today.scheduled.length}>
            <ScheduledList acts={today.scheduled} zone={today.zone} hasNames onChanged={onChanged} />
          </Part>
        ) : null}
      </div>
    </div>
  );
}

/** The next publication, large. */
function NextLive({ today }: { today: Today }) {
  const say = useWords();
  const language = useLanguage();
  const next = today.scheduled.find(({ act }) => act === 'publish');
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const part = (options: Intl.DateTimeFormatOptions) =>
    next && new Intl.DateTimeFormat(locale, { ...options, timeZone: today.zone }).format(new Date(next.at));
  return (
    <section className="NextLive" aria-label={say('nextLive')}>
      <h3>{say('nextLive')}</h3>
      {next ? (
        <>
          <p className="NextLive-time">
            {part({ hour: 'numeric', minute: '2-digit' })} <span>{part({ weekday: 'long' })}</span>
          </p>
          <p>
            <a href={`/studio/pages/${next.itemId}/${next.language}`}>{next.name}</a>,{' '}
            {say(next.language === 'en' ? 'english' : 'spanish')}
          </p>
          <p>{part({ month: 'long', day: 'numeric' })}</p>
        </>
      ) : (
        <p>{say('nothingNext')}</p>
      )}
    </section>
  );
}
