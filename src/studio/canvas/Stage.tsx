import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { PlacedBox } from '#src/domain/authoring/frameMessages.ts';
import { useCompany } from '../meanwhile/company.ts';
import type { Companion } from '../meanwhile/company.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFadingView } from './useFadingView.ts';
import type { Frame } from './useFrame.ts';

export const WIDTHS = [390, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

interface StageProps {
  name: string;
  frame: Frame;
  width: Width;
  selected: string;
  /** Key of the field somebody writes in on the page; '' for none. */
  writing: string;
  hasOutlines: boolean;
  /** What a key is called, for the tag on its box. */
  nameOf: (key: string) => string;
  onSelect: (key: string) => void;
  /** A second press on what is selected, or Enter: begin to write. */
  onWrite: (key: string) => void;
}

/** The page in its frame at one of three widths, and over it what is selected and what is under the pointer. */
export function Stage(props: StageProps) {
  const { name, frame, width, selected, writing, hasOutlines, nameOf } = props;
  const say = useWords();
  const company = useCompany();
  const ground = useRef<HTMLDivElement>(null);
  const scale = useScale(ground, width);
  const fading = useFadingView(frame);
  const [hovered, setHovered] = useState('');
  const boxOf = (key: string) => frame.boxes.find((box) => box.key === key);

  const at = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) =>
    keyAt(frame.boxes, offsetX / scale, offsetY / scale);
  const press = (event: PointerEvent) => {
    const key = at(event);
    if (!key) return;
    if (key === selected) props.onWrite(key);
    else props.onSelect(key);
  };

  return (
    <div className="Stage" ref={ground}>
      <div className="Stage-page" style={{ inlineSize: width * scale }}>
        {[...(fading ? [fading] : []), ...frame.views].map((view) => {
          const isSeen = view.number === frame.shown || frame.shown === undefined;
          return (
            <iframe
              key={view.number}
              ref={view.ref}
              title={say('frameTitle', { name })}
              src={view.src}
              onLoad={view.onLoad}
              className={isSeen ? 'Stage-frame' : view === fading ? 'Stage-going' : 'Stage-coming'}
              data-over={isSeen && fading ? '' : undefined}
              {...(!isSeen && { tabIndex: -1, 'aria-hidden': true })}
              style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
            />
          );
        })}
        <div
          className="Stage-overlay"
          style={{ clipPath: withHoles(frame.boxes, scale) }}
          data-open={writing ? '' : undefined}
          onPointerMove={(event) => setHovered(at(event) ?? '')}
          onPointerLeave={() => setHovered('')}
          onPointerDown={press}
          onWheel={(event) => frame.tell({ kind: 'scroll-by', y: event.deltaY / scale })}
        >
          {hasOutlines
            ? frame.boxes
                .filter(({ key }) => key.startsWith('r:'))
                .map((box) => <Outlined key={box.key} box={box} scale={scale} look="all" />)
            : null}
          {company.map((one) => (
            <Outlined
              key={one.personId}
              box={boxOfPerson(frame.boxes, one)}
              boxes={frame.boxes}
              scale={scale}
              look="other"
              person={one.colour}
              tag={one.name}
            />
          ))}
          {hovered && hovered !== selected ? (
            <Outlined box={boxOf(hovered)} scale={scale} look="hovered" />
          ) : null}
          {selected ? (
            <Outlined
              box={boxOf(selected)}
              boxes={frame.boxes}
              scale={scale}
              look="selected"
              tag={nameOf(selected)}
            />
          ) : null}
        </div>
        <FrameNotice frame={frame} />
      </div>
    </div>
  );
}

/** The field somebody else has open, or the component they selected. */
function boxOfPerson(boxes: readonly PlacedBox[], { field, component }: Companion): PlacedBox | undefined {
  const inField = field === '' ? undefined : boxes.find(({ key }) => key === `f:${field}#0`);
  return inField ?? (component === '' ? undefined : boxes.find(({ key }) => key === `r:${component}`));
}

/** The innermost of what stands at a point: the last in the document whose box holds it. */
function keyAt(boxes: readonly PlacedBox[], x: number, y: number): string | undefined {
  return boxes.findLast(
    (box) =>
      /^[rf]:/.test(box.key) &&
      box.height > 0 &&
      x >= box.x &&
      x < box.x + box.width &&
      y >= box.y &&
      y < box.y + box.height,
  )?.key;
}

/** The overlay without the page's own tools: there the page has the pointer. */
function withHoles(boxes: readonly PlacedBox[], scale: number): string {
  const holes = boxes
    .filter(({ key, height }) => key.startsWith('t:') && height > 0)
    .map(({ x, y, width, height }) => {
      const [left, top, right, bottom] = [x, y, x + width, y + height].map((one) => one * scale);
      return `M${left} ${top}V${bottom}H${right}V${top}Z`;
    });
  return holes.length === 0 ? 'none' : `path(evenodd, "M0 0H10000V10000H0Z${holes.join('')}")`;
}

/** Room a tag takes above a box, px of the screen. */
const TAG = 26;

/** Whether a tag above a box would be cut off: by the edge of the page, or by one of its tools, where the overlay has a hole. */
export function isTagInside(box: PlacedBox, boxes: readonly PlacedBox[], scale: number): boolean {
  const top = box.y - TAG / scale;
  const isCovered = ({ key, x, y, width, height }: PlacedBox) =>
    key.startsWith('t:') && y < box.y && y + height > top && x < box.x + box.width && x + width > box.x;
  return top < 0 || boxes.some(isCovered);
}

interface OutlinedProps {
  box: PlacedBox | undefined;
  /** What else is there, for what has a tag. */
  boxes?: readonly PlacedBox[];
  scale: number;
  look: 'all' | 'hovered' | 'selected' | 'other';
  tag?: string;
  /** Whose it is, for the colour. */
  person?: number;
}

function Outlined({ box, boxes = [], scale, look, tag, person }: OutlinedProps) {
  if (!box || box.height === 0) return null;
  return (
    <div
      className={`Outlined Outlined-${look}${person ? ` Company-person-${person}` : ''}`}
      data-key={box.key}
      data-tag-inside={tag && isTagInside(box, boxes, scale) ? '' : undefined}
      style={{
        transform: `translate(${box.x * scale}px, ${box.y * scale}px)`,
        inlineSize: box.width * scale,
        blockSize: box.height * scale,
      }}
    >
      {tag ? <span className="Outlined-tag">{tag}</span> : null}
    </div>
  );
}

/** Over an empty frame; beside the page where an older look of it is still there. */
export function FrameNotice({ frame: { state, shown, reload } }: { frame: Frame }) {
  const say = useWords();
  if (state.kind === 'ready') return null;
  const beside = shown === undefined ? {} : { 'data-beside': '' };
  if (state.kind === 'opening')
    return (
      <div className="Stage-notice" role="status" {...beside}>
        {say(state.isAgain ? 'frameAgain' : 'loading')}
      </div>
    );
  if (state.kind === 'gone')
    return (
      <div className="Stage-notice" {...beside}>
        <p>{say('frameGone')}</p>
      </div>
    );
  return (
    <div className="Stage-notice" role="alert" {...beside}>
      <p className="Stage-what">
        <Icon name="warning" />
        {state.kind === 'silent' ? say('frameSilent') : say('frameRefused', { reason: state.reason })}
      </p>
      {state.kind === 'silent' ? <p>{say('frameSilentWhy')}</p> : null}
      <Button onPress={reload}>{say('tryAgain')}</Button>
    </div>
  );
}

/** How much the page has to shrink to stand in the room it has; never grows. */
function useScale(ground: { current: HTMLElement | null }, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth - 2 * 28));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ground]);
  return Math.min(1, Math.max(0.2, room / width));
}
