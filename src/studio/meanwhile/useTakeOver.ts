import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameField } from '#src/domain/authoring/FrameTree.ts';
import { Refusal } from '../api/StudioApi.ts';
import type { ContentChange, EditedPage, StudioApi } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import type { Editing } from '../editing/createEditing.ts';
import { fieldInFocus } from '../fields/focusField.ts';
import { useWords } from '../strings/useWords.ts';
import { newsWords } from './newsWords.ts';
import type { News } from './newsWords.ts';
import type { Meanwhile } from './useMeanwhile.ts';

interface Options {
  page: EditedPage;
  personId: string;
  editing: Editing;
  meanwhile: Pick<Meanwhile, 'onChange'>;
  /** Whether a change of the page's components is on its way. */
  isBuilding: () => boolean;
  /** The page is as it is now. */
  onPage: (page: EditedPage) => void;
  /** Components or texts changed: what the frame may have to be opened anew for. */
  onOthers: (texts: readonly FrameField[], isLayout: boolean) => void;
  /** The page can no longer be had. */
  onGone: (reason: string) => void;
}

/** Several saves of one act are one look at the page. */
const SOON_MS = 400;
/** Later, while somebody writes in a text that others changed. */
const LATER_MS = 3000;

/** What others changed on the page comes into view by itself; what is being written stays. Answers the last of their news. */
export function useTakeOver(options: Options): { news: string; onRead: () => void } {
  const say = useWords();
  const api = useApi();
  const [news, setNews] = useState('');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { onChange } = options.meanwhile;
  const { id, language } = options.page;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPublished = false;
    let isOver = false;
    const look = async () => {
      const asked = { isPublished, isOver: () => isOver };
      isPublished = false;
      const found = await takeOver(api, latest, asked);
      if (isOver) return;
      if (found.again !== undefined) lookIn(found.again);
      if (!found.news) return;
      const { revisions } = await api.history(id, language);
      const words = newsWords({ ...found.news, revisions }, say);
      if (words && !isOver) setNews(words);
    };
    const lookIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        look().catch((error: unknown) => {
          // Without a connection the next change, or the stream that stands again, asks for another look.
          if (error instanceof Refusal && !isOver) latest.current.onGone(error.message);
        });
      }, ms);
    };
    const stop = onChange((change) => {
      if (change && !isOf(change, latest.current)) return;
      isPublished ||= change?.published ?? false;
      lookIn(SOON_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
      setNews('');
    };
  }, [api, id, language, onChange, say]);

  return { news, onRead: useCallback(() => setNews(''), []) };
}

interface Found {
  /** In how many ms to look again. */
  again?: number;
  /** What others did, where they did something. */
  news?: Omit<News, 'revisions'>;
}

/** Looks at the page as it is now and takes over what is new on it. */
async function takeOver(
  api: StudioApi,
  latest: { readonly current: Options },
  asked: { isPublished: boolean; isOver: () => boolean },
): Promise<Found> {
  const { layoutRevision, id, language } = latest.current.page;
  const now = await api.page(id, language);
  const { page, editing, personId, isBuilding, onPage, onOthers } = latest.current;
  if (asked.isOver()) return {};
  // What was asked before our own change of the components is older than what stands here.
  if (isBuilding() || page.layoutRevision !== layoutRevision) return { again: SOON_MS };
  const { texts, isLeftOut } = editing.takeOver(now.fields, isHeld(editing));
  const isLayout = now.layoutRevision !== layoutRevision;
  const isOther = isLayout || texts.length > 0;
  const isMoved = now.state !== page.state || now.name !== page.name || now.path !== page.path;
  if (isOther || isMoved) onPage(now);
  if (isOther) onOthers(texts, isLayout);
  const isPublication = asked.isPublished && now.state !== page.state;
  return {
    ...(isLeftOut && { again: LATER_MS }),
    ...((isOther || isPublication) && { news: { texts, isLayout, isPublication, personId } }),
  };
}

/** Whether a change is of the page, or of something that stands on it. */
function isOf({ itemIds }: ContentChange, { page, editing }: Pick<Options, 'page' | 'editing'>): boolean {
  const own = new Set([page.id, ...[...editing.state().fields.values()].map(({ itemId }) => itemId)]);
  return itemIds.some((itemId) => own.has(itemId));
}

/** Whether a field is being written in: on the page, or in the panel. */
const isHeld = (editing: Pick<Editing, 'state'>) => (key: string) =>
  editing.state().writing === key || fieldInFocus() === key;
