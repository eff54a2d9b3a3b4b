import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import useSWR from 'swr';
import { checkPage } from '#src/domain/authoring/guard/checkPage.ts';
import type { Finding, PageOutline } from '#src/domain/authoring/guard/Guard.ts';
import { innerPaths } from '#src/domain/authoring/guard/rules.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useCatalogue } from '../catalogue.ts';
import { useClock } from '../clock/useClock.ts';
import type { EditingState } from '../editing/createEditing.ts';
import { GuardContext, guardKey } from './guardBoard.ts';
import { guardedPage, ownComponents } from './guardedPage.ts';

interface Options {
  page: EditedPage;
  state: EditingState;
  /** What the frame last told of what it shows. */
  outline: PageOutline | undefined;
  /** Asks it to look again. */
  look: () => void;
  show: (finding: Finding) => void;
}

/** After this much quiet the page is looked at again. */
const QUIET_MS = 700;

/** Looks at the page that is open whenever it has changed, and leaves on the board what was found. */
export function useGuardOf({ page, state, outline, look, show }: Options): void {
  const api = useApi();
  const board = useContext(GuardContext);
  const clock = useClock();
  const catalogue = useCatalogue();
  const { fields, tree } = state;
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!tree) return;
    const timer = setTimeout(() => lookAgain(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [fields, tree]);

  const paths = useMemo(() => {
    const owners = new Set(ownComponents(page.layout).keys());
    return outline ? innerPaths({ outline, owners }) : [];
  }, [outline, page.layout]);
  const saved = [...new Set([...fields.values()].map(({ revision }) => revision))].join(' ');
  const { data: answer } = useSWR(
    outline ? ['guard', page.id, page.language, paths.join('\n'), saved] : null,
    () => api.guard(page, paths),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const result = useMemo(
    () => (outline ? checkPage(guardedPage(page, { fields }, catalogue, outline, answer)) : undefined),
    [page, fields, catalogue, outline, answer],
  );
  const [checkedAt, setCheckedAt] = useState('');
  useEffect(() => {
    if (outline) setCheckedAt(clock.time(new Date()));
  }, [outline, clock]);

  const key = guardKey(page);
  const lead = useEffectEvent(show);
  useEffect(() => {
    board.put(key, { result, checkedAt, show: (finding) => lead(finding) });
  }, [board, key, result, checkedAt]);
  useEffect(() => () => board.put(key, undefined), [board, key]);
}
