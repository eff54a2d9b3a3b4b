import { useEffect, useRef } from 'react';
import type { Finding, GuardRule } from '#src/domain/authoring/guard/Guard.ts';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useGuard } from './guardBoard.ts';
import './guard.css';

interface GuardFindingsProps {
  page: { id: string; language: string };
  /** Before a place is shown: a dialog closes itself here. */
  onShow?: () => void;
  /** In the panel a change of the numbers is announced; in a dialog the words stand there to be read. */
  where: 'panel' | 'dialog';
}

/** What a visitor would meet: blockers first, then warnings, each with one verb that leads to its place. */
export function GuardFindings({ page, onShow, where }: GuardFindingsProps) {
  const say = useWords();
  const { result, checkedAt, show } = useGuard(page);
  const counts = result && {
    blockers: say('guardBlockers', { count: result.blockers.length }),
    warnings: say('guardWarnings', { count: result.warnings.length }),
  };
  useNews(where === 'panel' && counts ? say('guardSays', counts) : '');
  const list = (findings: readonly Finding[], offset: number) =>
    findings.map((finding, at) => (
      <Entry
        key={`${finding.rule} ${finding.field} ${at}`}
        finding={finding}
        number={offset + at + 1}
        say={say}
        onPress={() => {
          onShow?.();
          show(finding);
        }}
      />
    ));
  return (
    <section className={`Guard Guard-${where}`} aria-label={say('guardTitle')}>
      <header className="Guard-head">
        <h3>{say('guardTitle')}</h3>
        <span>{result ? say('guardChecked', { time: checkedAt }) : say('guardChecking')}</span>
      </header>
      {result?.blockers.length === 0 && result.warnings.length === 0 ? (
        <p className="Guard-clean">
          <Icon name="done" /> {say('guardClean')}
        </p>
      ) : null}
      {result && result.blockers.length > 0 ? (
        <>
          <h4 className="Guard-bad">
            <Icon name="blocked" /> {where === 'panel' ? counts?.blockers : say('guardMust')}
          </h4>
          <ul>{list(result.blockers, 0)}</ul>
        </>
      ) : null}
      {result && result.warnings.length > 0 ? (
        <>
          <h4 className="Guard-warn">
            <Icon name="warning" /> {where === 'panel' ? counts?.warnings : say('guardKept')}
          </h4>
          <ul>{list(result.warnings, result.blockers.length)}</ul>
        </>
      ) : null}
    </section>
  );
}

/** The verb for each; the others are mended. */
const VERBS: Readonly<Partial<Record<GuardRule, 'guardWrite' | 'guardCompare' | 'guardShow'>>> = {
  'missing-alt': 'guardWrite',
  'empty-required': 'guardWrite',
  'example-text': 'guardWrite',
  'stale-translation': 'guardCompare',
  'translation-behind': 'guardCompare',
  'reading-level': 'guardShow',
  'review-past': 'guardShow',
  'no-h1': 'guardShow',
  'low-contrast': 'guardShow',
};

interface EntryProps {
  finding: Finding;
  number: number;
  say: Words;
  onPress: () => void;
}

function Entry({ finding, number, say, onPress }: EntryProps) {
  const { rule } = finding;
  const field = finding.fill['field'];
  const fill = { ...finding.fill, ...(typeof field === 'string' && { field: fieldTitle(say, field) }) };
  const what = say(`guard-${rule}`, fill);
  const act = say(VERBS[rule] ?? 'guardMend');
  return (
    <li className="Guard-entry">
      <span className="Guard-number" aria-hidden="true">
        {number}
      </span>
      <div className="Guard-words">
        <p className="Guard-what">{what}</p>
        <p className="Guard-why">{say(`guard-${rule}-why`, fill)}</p>
      </div>
      <Button look="bare" size="small" aria-label={say('guardOn', { act, what })} onPress={onPress}>
        {act}
      </Button>
    </li>
  );
}

/** Says a sentence when it becomes another one; the first is read by whoever comes by. */
function useNews(sentence: string) {
  const announce = useAnnounce();
  const last = useRef('');
  useEffect(() => {
    if (sentence === '' || sentence === last.current) return;
    if (last.current !== '') announce(sentence);
    last.current = sentence;
  }, [announce, sentence]);
}
