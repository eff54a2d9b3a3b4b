import { useState } from 'react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import type { Today } from '../api/flowCalls.ts';
import { dayWords } from '../clock/clockOf.ts';
import { useLanguage, useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { Part } from './Part.tsx';
import { PageLine } from './ReviewList.tsx';

type Due = Today['due'][number];

/** How far ahead of a day a list looks. */
const SPANS = [
  { value: 'all', label: 'allDue', days: Infinity },
  { value: '30', label: 'within30', days: 30 },
  { value: '0', label: 'overdue', days: 0 },
] as const;

/** Pages somebody has to look at again within 60 days, or had to. */
export function DueList({ due, today }: { due: readonly Due[]; today: string }) {
  const say = useWords();
  const [span, setSpan] = useState<string>('all');
  const most = SPANS.find(({ value }) => value === span)?.days ?? Infinity;
  const rows = due.filter(({ days }) => days <= most);
  return (
    <Part
      title={say('reviewBy')}
      count={rows.length}
      aside={
        <Select className="Span" value={span} onChange={(key) => key !== null && setSpan(String(key))}>
          <Label className="Announcer">{say('whichDue')}</Label>
          <Button className="Choice-button Span-button">
            <SelectValue />
            <span className="Choice-arrow">
              <Icon name="open" />
            </span>
          </Button>
          <Popover className="Popover">
            <ListBox className="Menu">
              {SPANS.map(({ value, label }) => (
                <ListBoxItem key={value} id={value} className="Menu-row">
                  {say(label)}
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </Select>
      }
    >
      {rows.length === 0 ? <p className="Line-about">{say('noneDue')}</p> : null}
      <ul className="Lines">
        {rows.map((row) => (
          <PageLine
            key={`${row.itemId} ${row.language}`}
            page={row}
            mark={<DueMark row={row} today={today} />}
            about={row.isMine ? say('you') : (row.owner ?? say('nobody'))}
            act="review"
          />
        ))}
      </ul>
    </Part>
  );
}

function DueMark({ row: { days, due }, today }: { row: Due; today: string }) {
  const say = useWords();
  const language = useLanguage();
  const look = days < 0 ? 'late' : days <= 30 ? 'soon' : 'later';
  const words =
    days < 0
      ? say('daysLate', { count: -days })
      : days === 0
        ? say('dueToday')
        : say('dueOn', { day: dayWords(due, language, today) });
  return (
    <span className={`Due Due-${look}`}>
      <Icon name={days < 0 ? 'warning' : days <= 30 ? 'clock' : 'day'} /> {words}
    </span>
  );
}
