import { createContext, useContext, useEffect, useRef } from 'react';
import type { RowRules } from './dragRow.ts';

const RowRulesContext = createContext<RowRules | undefined>(undefined);
/** What a tree says of dragging its rows. */
export const RowRulesProvider = RowRulesContext.Provider;

let loading: Promise<typeof import('./dragRow.ts') | undefined> | undefined;

const NOWHERE: RowRules = {
  ...{ tree: '', canDrag: () => false, edges: () => [], wordsFor: () => undefined },
  onDrop: () => undefined,
};

/** Fetched once rows are drawn. Without it there are the menus. */
const load = () => (loading ??= import('./dragRow.ts').catch(() => undefined));

/** Stands in a row of a tree and lets it be dragged by a pointer; by keyboard and touch there are menus and dialogs. */
export function DragRow({ rowKey }: { rowKey: string }) {
  const rules = useContext(RowRulesContext);
  const hasRules = rules !== undefined;
  const at = useRef<HTMLSpanElement>(null);
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  useEffect(() => {
    if (!hasRules) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void load().then((code) => {
      const row = at.current?.closest<HTMLElement>('[role="row"]');
      if (code && row && !isOver) stop = code.dragRow(row, rowKey, () => latest.current ?? NOWHERE);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [rowKey, hasRules]);
  return <span ref={at} hidden />;
}
