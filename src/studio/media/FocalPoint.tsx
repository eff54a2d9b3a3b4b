import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MediaItem } from '../api/StudioApi.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

type Point = MediaItem['focal'];

interface FocalPointProps {
  src: string;
  point: Point;
  isReadOnly: boolean;
  onChange: (point: Point) => void;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CROPS = [
  ['16 / 9', 'mediaBanner'],
  ['4 / 3', 'mediaCard'],
  ['1 / 1', 'mediaTile'],
  ['3 / 4', 'mediaPortrait'],
] as const;

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The picture with the point that stays in sight when it is cropped, and the crops that gives. */
export function FocalPoint({ src, point, isReadOnly, onChange }: FocalPointProps) {
  const say = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const { x, y } = point;
  const place = { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` };

  const toPointer = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    });
  };
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange({ x: within(x + step[0] * by), y: within(y + step[1] * by) });
  };
  return (
    <div className="Focal">
      <div
        ref={frame}
        className="Focal-frame"
        onPointerDown={(event) => {
          if (isReadOnly || event.button !== 0) return;
          isDragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
        }}
        onPointerMove={(event) => isDragging.current && toPointer(event)}
        onPointerUp={() => (isDragging.current = false)}
        onPointerCancel={() => (isDragging.current = false)}
      >
        <img src={src} alt="" draggable={false} />
        <span className="Focal-line Focal-across" style={{ insetBlockStart: place.insetBlockStart }} />
        <span className="Focal-line Focal-down" style={{ insetInlineStart: place.insetInlineStart }} />
        {isReadOnly ? null : (
          <span
            className="Focal-point"
            role="slider"
            tabIndex={0}
            aria-label={say('mediaFocal')}
            aria-valuenow={x}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={say('mediaFocalAt', { x, y })}
            style={place}
            onKeyDown={byKey}
          />
        )}
      </div>
      <p className="Focal-note">
        <span>
          <Icon name="target" />{' '}
          {isReadOnly ? say('mediaFocalAt', { x, y }) : say('mediaFocalHelp', { x, y })}
        </span>
        {isReadOnly ? null : (
          <Button look="bare" size="small" onPress={() => onChange({ x: 50, y: 50 })}>
            {say('mediaCentre')}
          </Button>
        )}
      </p>
      <ul className="Focal-crops" aria-label={say('mediaCrops')}>
        {CROPS.map(([aspectRatio, name]) => (
          <li key={name}>
            <img src={src} alt="" style={{ aspectRatio, objectPosition: `${x}% ${y}%` }} />
            {say(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}
