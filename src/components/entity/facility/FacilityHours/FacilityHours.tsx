import { useId, useState } from 'react';
import { openStateWords } from '#src/components/shared/hours/openStateWords.ts';
import {
  rowDayText,
  rowHoursText,
  undatedWeek,
  weekSummary,
} from '#src/components/shared/hours/weekWords.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { dayLine } from '#src/domain/hours/dayLine.ts';
import { formatTime } from '#src/domain/hours/formatTime.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { openState } from '#src/domain/hours/openState.ts';
import { type WeekRow, weekRows } from '#src/domain/hours/weekRows.ts';
import { zoneName } from '#src/domain/hours/zoneName.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { type Translate, useEntity, useNow, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DayLine } from '#src/ui/DayLine/DayLine.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { Status } from '#src/ui/Status/Status.tsx';

/** How many lines of the summary fit where the state will stand. */
const SUMMARY_LINES = 4;

/**
 * Opening hours. In the hero: the state now, its next change, today drawn as a line, the week on demand. In a
 * column: the week, today first. A place that never closes has one line instead of seven. Cached pages say what is always true
 * (the undated week) until the browser knows the time; both forms take the same room (D-091, R-001 – R-013, S-204 – S-206, A-73).
 */
export function FacilityHours() {
  const facility = useEntity('healthcareFacility');
  const { locale } = usePage();
  const t = useStrings();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!facility) return null;
  const { hours, additionalHoursText, mainPhone } = facility;
  const rows = now ? weekRows(hours, now) : undatedWeek(hours);
  const isAlwaysOpen = isAroundTheClock(rows);
  if (!hours && !additionalHoursText) {
    return <EditingNote name="FacilityHours" missing={['hours', 'additionalHoursText']} />;
  }
  return (
    <div className={`FacilityHours${isOpen ? ' FacilityHours--open' : ''}`}>
      <h2 className="FacilityHours-title">{t('hours.heading')}</h2>
      {rows.length > 0 ? (
        <>
          <div className="FacilityHours-now" data-print="hide">
            {now && hours ? (
              <StateNow hours={hours} now={now} locale={locale} t={t} hasPhone={Boolean(mainPhone)} />
            ) : (
              <SummaryList rows={rows} limit={SUMMARY_LINES} />
            )}
          </div>
          {isAlwaysOpen ? null : (
            <button
              type="button"
              className="FacilityHours-toggle"
              aria-expanded={isOpen}
              aria-controls={`${id}week`}
              onClick={() => setOpen(!isOpen)}
            >
              {t('hours.allHours')}
            </button>
          )}
          <div data-print="only">
            <SummaryList rows={rows} />
          </div>
          <div className="FacilityHours-week" id={`${id}week`} data-print="hide">
            {isAlwaysOpen ? (
              <SummaryList rows={rows} />
            ) : (
              <DefinitionList
                items={rows.map((row) => ({
                  key: row.weekday,
                  term: rowDayText(row, t),
                  description: rowHoursText(row.hours, locale, t),
                  emphasis: row.isToday
                    ? ('strong' as const)
                    : row.hours.kind === 'closed' || row.hours.kind === 'temporarily-closed'
                      ? ('quiet' as const)
                      : undefined,
                }))}
              />
            )}
          </div>
        </>
      ) : hours ? (
        <NotKnown t={t} hasPhone={Boolean(mainPhone)} />
      ) : null}
      {hours?.timeZone ? (
        <p className="FacilityHours-more">{t('hours.inZone', { zone: zoneName(hours.timeZone, locale) })}</p>
      ) : null}
      {additionalHoursText ? (
        <p className="FacilityHours-more" dir="auto">
          {additionalHoursText}
        </p>
      ) : null}
    </div>
  );
}

/** Whether all days of a week are open day and night, so that one line says them all. */
function isAroundTheClock(rows: readonly WeekRow[]): boolean {
  return rows.length === 7 && rows.every((row) => row.hours.kind === 'open-24-hours' && !row.isHoliday);
}

/** The week in few lines; also what paper carries, which neither today nor a state of now would stay true on. */
function SummaryList({ rows, limit }: { rows: readonly WeekRow[]; limit?: number }) {
  const { locale } = usePage();
  const t = useStrings();
  return (
    <DefinitionList
      items={weekSummary(rows, locale, t)
        .slice(0, limit)
        .map((line) => ({ key: line.days, term: line.days, description: line.hours }))}
    />
  );
}

interface StateNowProps {
  hours: Hours;
  now: Date;
  locale: Locale;
  t: Translate;
  hasPhone: boolean;
}

function StateNow({ hours, now, locale, t, hasPhone }: StateNowProps) {
  const state = openState(hours, now);
  if (state.kind === 'unknown') return <NotKnown t={t} hasPhone={hasPhone} />;
  const zone = hours.timeZone ?? undefined;
  const words = openStateWords(state, now, locale, t, zone);
  const line = state.kind === 'temporarily-closed' ? undefined : dayLine(hours, now);
  const clock = (instant: number) => formatTime(new Date(instant), locale, zone);
  const time = clock(now.getTime());
  return (
    <>
      <Status tone={words.tone}>{words.label}</Status>
      {words.change ? <p className="FacilityHours-change">{words.change}</p> : null}
      {line?.kind === 'line' ? (
        <DayLine
          {...line}
          tone={words.tone}
          labelOf={line.isOpenAllDay ? undefined : clock}
          now={{ at: now.getTime(), label: t('hours.nowTime', { time: time.replace(/ [ap]m$/, '') }) }}
          label={t(line.spans.length > 0 ? 'hours.dayLine' : 'hours.dayLineClosed', {
            time,
            spans: line.isOpenAllDay
              ? t('hours.open24Hours')
              : line.spans
                  .map(({ start, end }) => t('hours.rangeSpoken', { start: clock(start), end: clock(end) }))
                  .join(', '),
          })}
        />
      ) : null}
    </>
  );
}

/** What is said where nobody knows whether the place is open. */
function NotKnown({ t, hasPhone }: Pick<StateNowProps, 't' | 'hasPhone'>) {
  return (
    <>
      <Status tone="neutral">{t('hours.unknown')}</Status>
      {hasPhone ? <p className="FacilityHours-change">{t('hours.callFirst')}</p> : null}
    </>
  );
}
