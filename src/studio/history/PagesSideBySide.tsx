import { useEffect, useMemo, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { EditedPage } from '../api/StudioApi.ts';
import type { Frame } from '../canvas/useFrame.ts';
import { useWords } from '../strings/useWords.ts';
import type { ChangedPart } from './changedParts.ts';
import { PagePane } from './PagePane.tsx';
import { createScrollPair } from './scrollPair.ts';
import type { Side } from './scrollPair.ts';
import type { Sides } from './VersionList.tsx';

interface PagesSideBySideProps {
  page: Pick<EditedPage, 'id' | 'path' | 'language'>;
  /** Where the framed page is. */
  origin: string;
  sides: Sides;
  /** What each side is called. */
  titles: Readonly<Record<Side, string>>;
  parts: readonly ChangedPart[];
  /** The part that was gone to, anew each time; `undefined` before. */
  current: { key: string } | undefined;
}

const SIDES = ['a', 'b'] as const;

/**
 * Two versions drawn as pages, scrolled together, what differs marked on both. Where there is room for one alone, the other
 * lies behind it at the same place, and a switch goes from one to the other.
 */
export function PagesSideBySide({ page, origin, sides, titles, parts, current }: PagesSideBySideProps) {
  const say = useWords();
  const [front, setFront] = useState<Side>('b');
  const frames = useRef<Partial<Record<Side, Frame>>>({});
  const pair = useMemo(
    () => createScrollPair((side, y) => frames.current[side]?.tell({ kind: 'scroll-by', y })),
    [],
  );
  const latestParts = useRef(parts);
  useEffect(() => {
    latestParts.current = parts;
  });
  useEffect(() => {
    const part = latestParts.current.find(({ key }) => key === current?.key);
    if (!part || part.key === '') return;
    // One page is sent there, and the other goes along.
    const side = part.state === 'removed' ? 'a' : 'b';
    frames.current[side]?.tell({ kind: 'scroll-to', key: `r:${part.key}` });
    if (part.state === 'removed' || part.state === 'added') setFront(side);
  }, [current]);
  return (
    <div className="Pair-all">
      <Switch {...{ front, titles }} onChange={setFront} />
      {parts.some(({ key }) => key === '') ? (
        <p className="History-what Pair-note">{say('pairPageNote')}</p>
      ) : null}
      <div className="Pair" data-front={front}>
        {SIDES.map((side) => (
          <PagePane
            key={`${side} ${sides[side]}`}
            {...{ page, origin, side, current }}
            moment={sides[side]}
            title={titles[side]}
            parts={parts.filter(({ state }) => state !== (side === 'a' ? 'added' : 'removed'))}
            onFrame={(frame) => {
              frames.current[side] = frame;
            }}
            onStanding={(standing) => (standing ? pair.heard(side, standing) : pair.forget(side))}
          />
        ))}
      </div>
    </div>
  );
}

interface SwitchProps {
  front: Side;
  titles: PagesSideBySideProps['titles'];
  onChange: (side: Side) => void;
}

function Switch({ front, titles, onChange }: SwitchProps) {
  const say = useWords();
  return (
    <ToggleButtonGroup
      className="Pair-switch"
      aria-label={say('pairFront')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[front]}
      onSelectionChange={(keys) => onChange([...keys][0] as Side)}
    >
      {SIDES.map((side) => (
        <ToggleButton key={side} id={side} className="Pair-choice">
          <span className="History-side-mark">{side.toUpperCase()}</span> <span>{titles[side]}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
