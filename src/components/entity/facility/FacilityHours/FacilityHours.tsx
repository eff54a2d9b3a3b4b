import { useId, useState } from 'react';
import { openStateWords } from '#src/components/entity/shared/openStateWords.ts';
import {
  rowDayText,
  rowHoursText,
  undatedWeek,
  weekSummary,
} from '#src/components/entity/shared/weekWords.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { dayLine } from '#src/domain/hours/dayLine.ts';
import { formatMinutes, formatTime } from '#src/domain/hours/formatTime.ts';
import type { Hours } from '#src/domain/hours/Hours.ts';
import { openState } from '#src/domain/hours/openState.ts';
import { type WeekRow, weekRows } from '#src/domain/hours/weekRows.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { type Translate, useEntity, useNow, usePage, useStrings } from '#src/ports/PageContext.tsx';
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
  const { hours, additionalHoursText } = facility;
  const rows = now ? weekRows(hours, now) : undatedWeek(hours);
  const isAlwaysOpen = isAroundTheClock(rows);
  if (rows.length === 0 && !additionalHoursText) {
    return <EditingNote name="FacilityHours" missing={['hours', 'additionalHoursText']} />;
  }
  return (
    <div className={`FacilityHours${isOpen ? ' FacilityHours--open' : ''}`}>
      <h2 className="FacilityHours-title">{t('hours.heading')}</h2>
      {rows.length > 0 ? (
        <>
          <div className="FacilityHours-now" data-print="hide">
            {now && hours ? (
              <StateNow hours={hours} now={now} locale={locale} t={t} />
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

function StateNow({ hours, now, locale, t }: { hours: Hours; now: Date; locale: Locale; t: Translate }) {
  const state = openState(hours, now);
  const words = openStateWords(state, now, locale, t);
  if (!words) return null;
  const line = state.kind === 'temporarily-closed' ? undefined : dayLine(hours, now);
  const time = formatTime(now, locale);
  const today = weekRows(hours, now)[0];
  return (
    <>
      <Status tone={words.tone}>{words.label}</Status>
      {words.change ? <p className="FacilityHours-change">{words.change}</p> : null}
      {line?.kind === 'line' && today ? (
        <DayLine
          from={line.from}
          to={line.to}
          tone={words.tone}
          spans={line.spans.map((span) => ({
            start: span.startMinutes,
            end: span.endMinutes,
            startLabel: formatMinutes(span.startMinutes, locale),
            endLabel: formatMinutes(span.endMinutes, locale),
          }))}
          now={
            line.tick === null
              ? undefined
              : { minute: line.tick, label: t('hours.nowTime', { time: time.replace(/ [ap]m$/, '') }) }
          }
          label={
            today.hours.kind === 'closed'
              ? t('hours.dayLineClosed', { time })
              : t('hours.dayLine', { spans: rowHoursText(today.hours, locale, t, true), time })
          }
        />
      ) : null}
    </>
  );
}
