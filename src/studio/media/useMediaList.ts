import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../app/ApiContext.ts';
import type { MediaItem, MediaList, MediaQuery } from '../api/StudioApi.ts';

export interface Listed {
  /** All pages fetched so far as one list; undefined while the first is on its way. */
  list: MediaList | undefined;
  /** The answer to what is asked now has not come: that nothing is listed says nothing yet. */
  isBehind: boolean;
  problem: string | undefined;
  more: () => void;
  reload: () => void;
  /** Puts a changed one in its place without asking again. */
  replace: (media: MediaItem) => void;
}

/** What a question to the library finds, a page more each time. */
export function useMediaList(query: MediaQuery): Listed {
  const api = useApi();
  const key = JSON.stringify(query);
  const [{ list, forKey }, setList] = useState<{ list?: MediaList | undefined; forKey: string }>({
    forKey: key,
  });
  const [problem, setProblem] = useState<string>();
  const [pages, setPages] = useState(1);
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState(key);
  if (asked !== key) {
    setAsked(key);
    setPages(1);
  }
  useEffect(() => {
    let isOver = false;
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    const ask = JSON.parse(key) as MediaQuery;
    Promise.all(numbers.map((page) => api.mediaList({ ...ask, page })))
      .then((answers) => {
        const last = answers.at(-1);
        if (isOver || !last) return;
        setProblem(undefined);
        setList({ list: { ...last, media: answers.flatMap(({ media }) => media) }, forKey: key });
      })
      .catch((error: Error) => isOver || setProblem(error.message));
    return () => {
      isOver = true;
    };
  }, [api, key, pages, turn]);
  return {
    // Counts and owners stay while another folder is fetched; its pictures do not.
    list: list && forKey !== key ? { ...list, media: [], total: 0 } : list,
    isBehind: !list || forKey !== key,
    problem,
    more: useCallback(() => setPages((before) => before + 1), []),
    reload: useCallback(() => setTurn((before) => before + 1), []),
    replace: useCallback(
      (media) =>
        setList(({ list: old, ...rest }) => ({
          ...rest,
          list: old && { ...old, media: old.media.map((one) => (one.id === media.id ? media : one)) },
        })),
      [],
    ),
  };
}
