import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FromFrame, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { Refusal } from '../api/StudioApi.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { Frames } from './Frames.ts';
import type { FramesState } from './Frames.ts';

export interface Frame extends FramesState {
  tell: (message: ToFrame) => void;
  /** Opens the page again, as it is now. */
  reload: () => void;
  /**
   * A tool of the page asks for a save; the answer is called when it is saved. A page that was made ready meanwhile does not
   * have it yet, and is opened again.
   */
  saving: () => () => void;
}

interface Options {
  /** With a moment of its history; without, as it is being edited. */
  page: Pick<EditedPage, 'id' | 'path' | 'language'> & { moment?: string };
  /** Where the framed page is. */
  origin: string;
  heard: (message: FromFrame) => void;
}

const newNonce = () => crypto.randomUUID().replaceAll('-', '');

/** No connection, or a platform that has no answer now. */
const mayPass = (error: Error): boolean =>
  error instanceof Refusal ? error.status >= 500 || error.status === 429 : error instanceof TypeError;

/** Opens a page in a frame with a ticket of its own and keeps the line to it. */
export function useFrame({ page, origin, heard }: Options): Frame {
  const api = useApi();
  const { id, path, language, moment } = page;
  const [turn, setTurn] = useState(0);
  const hear = useRef(heard);
  useEffect(() => {
    hear.current = heard;
  });
  const [frames] = useState(
    () =>
      new Frames({
        origin,
        heard: (message) => hear.current(message),
        again: () => setTurn((before) => before + 1),
      }),
  );
  const now = useSyncExternalStore(frames.subscribe, frames.state);

  useEffect(() => () => frames.close(), [frames]);
  useEffect(() => {
    let isOver = false;
    const nonce = newNonce();
    frames.expect({ id, language });
    api
      .frameAddress({ id, path, language, ...(moment !== undefined && { moment }) }, nonce)
      .then((address) => {
        if (!isOver) frames.begin(address, nonce);
      })
      .catch((error: Error) => {
        if (isOver) return;
        const isGone = error instanceof Refusal && error.status === 410;
        const why = isGone
          ? ({ kind: 'gone' } as const)
          : ({ kind: 'refused', reason: error.message } as const);
        frames.refuse(why, { mayPass: mayPass(error) });
      });
    return () => {
      isOver = true;
    };
  }, [api, frames, id, path, language, moment, turn]);

  const reload = useCallback(() => {
    frames.forgetTries();
    setTurn((before) => before + 1);
  }, [frames]);
  const saving = useCallback(() => {
    const { shown } = frames.state();
    return () => {
      if (frames.isMakingReady() || frames.state().shown !== shown) reload();
    };
  }, [frames, reload]);
  return useMemo(() => ({ ...now, tell: frames.tell, reload, saving }), [now, frames, reload, saving]);
}
