import type { ImportRun } from '../api/reportCalls.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';

const LOOKS: Readonly<Record<ImportRun['state'], { icon: IconName; look: string }>> = {
  running: { icon: 'clock', look: 'plain' },
  done: { icon: 'done', look: 'good' },
  refused: { icon: 'blocked', look: 'bad' },
  interrupted: { icon: 'warning', look: 'bad' },
};

/** How a run is drawn: well, badly, or neither. */
export const lookOf = ({ state, isDry }: ImportRun): string =>
  state === 'done' && isDry ? 'plain' : LOOKS[state].look;

export const stateWords = (say: Words, { state, isDry }: ImportRun): string =>
  say(state === 'done' && isDry ? 'imports-tried' : `imports-${state}`);

/** What became of a run, in a word. */
export function RunMark({ run }: { run: ImportRun }) {
  const say = useWords();
  const { icon } = LOOKS[run.state];
  return (
    <span className="Report-mark">
      <Icon name={icon} /> {stateWords(say, run)}
    </span>
  );
}

/** The counts of a run that say something. */
export function countsOf(say: Words, run: ImportRun): string {
  const all = [
    [run.read, 'importsRead'],
    [run.created, 'importsCreated'],
    [run.updated, 'importsUpdated'],
    [run.unchanged, 'importsUnchanged'],
    [run.joined, 'importsJoined'],
    [run.refused, 'importsRefused'],
    [run.flagged, 'importsFlagged'],
  ] as const;
  return all
    .filter(([count], at) => at === 0 || count > 0)
    .map(([count, name]) => `${count} ${say(name, { count })}`)
    .join(' · ');
}
