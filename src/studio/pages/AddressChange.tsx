import type { EditedPage } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { useFacts } from './useFacts.ts';

/** Says before a publication that it changes the page's address, and what goes along. */
export function AddressChange({ page }: { page: Pick<EditedPage, 'id' | 'path' | 'language'> }) {
  const say = useWords();
  const { facts } = useFacts(page.id, page.language);
  if (facts?.livePath === undefined || facts.livePath === facts.path) return null;
  return (
    <p className="Note">
      {say('publishMoves', { from: facts.livePath, to: facts.path })}{' '}
      {facts.below.live > 0 ? say('alongToo', { count: facts.below.live }) : null}
    </p>
  );
}
