import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromFrame, PlacedBox, ToFrame } from '#src/domain/authoring/frameMessages.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { openLine } from './openLine.ts';
import type { FrameLine } from './openLine.ts';

/** How far the framed page is. */
export type FrameState =
  { kind: 'opening' } | { kind: 'ready' } | { kind: 'silent' } | { kind: 'refused'; reason: string };

export interface Frame {
  ref: (frame: HTMLIFrameElement | null) => void;
  src: string | undefined;
  state: FrameState;
  boxes: readonly PlacedBox[];
  tell: (message: ToFrame) => void;
  /** Opens the page again, as it is now. */
  reload: () => void;
}

interface Options {
  page: Pick<EditedPage, 'id' | 'path' | 'language'>;
  /** Where the framed page is. */
  origin: string;
  heard: (message: FromFrame) => void;
}

const newNonce = () => crypto.randomUUID().replaceAll('-', '');

/** Opens a page in a frame with a ticket of its own and keeps the line to it. */
export function useFrame({ page, origin, heard }: Options): Frame {
  const api = useApi();
  const { id, path, language } = page;
  const [turn, setTurn] = useState(0);
  const [src, setSrc] = useState<string>();
  const [state, setState] = useState<FrameState>({ kind: 'opening' });
  const [boxes, setBoxes] = useState<readonly PlacedBox[]>([]);
  const line = useRef<FrameLine>(undefined);
  const element = useRef<HTMLIFrameElement>(null);
  const hear = useRef(heard);
  useEffect(() => {
    hear.current = heard;
  });

  useEffect(() => {
    let isOver = false;
    const nonce = newNonce();
    setState({ kind: 'opening' });
    setBoxes([]);
    api
      .frameAddress({ id, path, language }, nonce)
      .then((address) => {
        const frame = element.current;
        if (isOver || !frame) return;
        line.current?.close();
        line.current = openLine({
          frame,
          origin,
          nonce,
          connected: () => setState({ kind: 'ready' }),
          silent: () => setState({ kind: 'silent' }),
          heard(message) {
            if (message.kind === 'rects') setBoxes(message.boxes);
            hear.current(message);
          },
        });
        setSrc(address);
      })
      .catch((error: Error) => {
        if (!isOver) setState({ kind: 'refused', reason: error.message });
      });
    return () => {
      isOver = true;
      line.current?.close();
      line.current = undefined;
    };
  }, [api, id, path, language, origin, turn]);

  return {
    ref: useCallback((frame: HTMLIFrameElement | null) => {
      element.current = frame;
    }, []),
    src,
    state,
    boxes,
    tell: useCallback((message: ToFrame) => line.current?.tell(message), []),
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
