import type { PageFacts } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';

/** Which address visitors will be led from when a page has another one, and how many pages go along. */
export function LedOn({ facts, to }: { facts: PageFacts | undefined; to: string }) {
  const say = useWords();
  if (!facts || to === facts.livePath) return null;
  const { livePath, below } = facts;
  return (
    <p className="Note">
      {livePath === undefined ? say('notLedOn') : say('ledOn', { from: livePath, to })}{' '}
      {below.live > 0 ? say('alongToo', { count: below.live }) : null}
    </p>
  );
}
