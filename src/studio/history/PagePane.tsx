import { useEffect, useMemo, useRef, useState } from 'react';
import type { FromFrame } from '#src/domain/authoring/frameMessages.ts';
import type { EditedPage } from '../api/StudioApi.ts';
import { useWaysOut } from '../app/useWaysOut.ts';
import { FrameNotice } from '../canvas/Stage.tsx';
import { useFrame } from '../canvas/useFrame.ts';
import type { Frame } from '../canvas/useFrame.ts';
import { titleOf, useCatalogue } from '../catalogue.ts';
import { useWords } from '../strings/useWords.ts';
import type { ChangedPart } from './changedParts.ts';
import { whatHappened } from './partWords.ts';
import type { Side, Standing } from './scrollPair.ts';

interface PagePaneProps {
  page: Pick<EditedPage, 'id' | 'path' | 'language'>;
  /** Where the framed page is. */
  origin: string;
  side: Side;
  moment: string;
  title: string;
  /** What of it differs from the other side. */
  parts: readonly ChangedPart[];
  /** The part that was gone to. */
  current: { key: string } | undefined;
  onFrame: (frame: Frame) => void;
  /** `undefined`: there is no page to stand anywhere. */
  onStanding: (standing: Standing | undefined) => void;
}

/** One version, drawn as the page it was, and over it what differs from the other. */
export function PagePane(props: PagePaneProps) {
  const { page, origin, side, moment, title } = props;
  const say = useWords();
  const goOut = useWaysOut();
  const ground = useRef<HTMLDivElement>(null);
  const { width, scale, room } = useShrunk(ground);
  const paneWidth = width * scale;
  const heard = (message: FromFrame) => {
    if (message.kind === 'rects')
      props.onStanding({ top: message.scrollTop, height: message.height, room, boxes: message.boxes });
    if (message.kind === 'leave' && !goOut(message.towards) && message.towards === 'out')
      toChoice(ground.current);
  };
  const shown = useMemo(() => ({ ...page, moment }), [page, moment]);
  const frame = useFrame({ page: shown, origin, heard });
  const isReady = frame.state.kind === 'ready';
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    props.onFrame(frame);
  });
  const { tell } = frame;
  useEffect(() => {
    if (isReady) tell({ kind: 'look-only' });
    else latest.current.onStanding(undefined);
  }, [isReady, tell]);
  return (
    <div className="Pair-pane" data-side={side} ref={ground}>
      {frame.views.map((view) => (
        <iframe
          key={view.number}
          ref={view.ref}
          title={say(side === 'a' ? 'pairFrameA' : 'pairFrameB', { what: title })}
          src={view.src}
          onLoad={view.onLoad}
          className="Stage-frame"
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      ))}
      <Marks {...props} {...{ scale, paneWidth }} boxes={frame.boxes} />
      <FrameNotice frame={frame} />
    </div>
  );
}

/** Takes the keyboard back to where the view was chosen. */
function toChoice(ground: HTMLElement | null): void {
  ground?.closest('.History-compare')?.querySelector<HTMLElement>('[role="radio"][data-selected]')?.focus();
}

interface MarksProps extends Pick<PagePaneProps, 'parts' | 'current'> {
  boxes: Frame['boxes'];
  scale: number;
  paneWidth: number;
}

/** How far around a component its mark is drawn, in px, and how high the mark's tag is. */
const AROUND = 5;
const TAG_HEIGHT = 26;

/** Around what differs, so that no word of it is covered; its tag above it where there is room. */
function Marks({ parts, current, boxes, scale, paneWidth }: MarksProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  return (
    <div className="Pair-marks" aria-hidden="true">
      {parts.map((part) => {
        const box = boxes.find(({ key }) => key === `r:${part.key}`);
        if (!box || box.height === 0) return null;
        const left = Math.max(0, box.x * scale - AROUND);
        const right = Math.min(paneWidth, (box.x + box.width) * scale + AROUND);
        const top = box.y * scale - AROUND;
        return (
          <div
            key={part.key}
            className={`Pair-mark${part.key === current?.key ? ' Pair-current' : ''}`}
            style={{
              transform: `translate(${left}px, ${top}px)`,
              inlineSize: right - left,
              blockSize: box.height * scale + 2 * AROUND,
            }}
          >
            <span
              className="Pair-tag"
              data-inside={top < TAG_HEIGHT ? '' : undefined}
              style={{ maxInlineSize: paneWidth - left - AROUND }}
            >
              {titleOf(catalogue, part.componentName)} · {whatHappened(part, say)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The widths pages are drawn at beside each other, each with the room it needs to be read in. */
const DRAWN = [
  { width: 1280, from: 400 },
  { width: 768, from: 300 },
  { width: 390, from: 0 },
] as const;

/**
 * How wide a page is drawn in the room it has, how much it shrinks for it, and how high it is then, in its own px. One that
 * has the room for itself is as wide as that.
 */
function useShrunk(ground: { current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 500, height: 600, isAlone: false });
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({
        ...{ width: element.clientWidth, height: element.clientHeight },
        isAlone: element.clientWidth === element.parentElement?.clientWidth,
      }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ground]);
  if (size.isAlone) return { width: size.width, scale: 1, room: size.height };
  const { width } = DRAWN.find(({ from }) => size.width >= from) ?? DRAWN[2];
  const scale = Math.min(1, Math.max(0.1, size.width / width));
  return { width: Math.max(width, size.width), scale, room: size.height / scale };
}
