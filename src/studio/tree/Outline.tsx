import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button as AriaButton, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { EditedPage, Placed } from '../api/StudioApi.ts';
import { slotCatalogue, titleOf, useCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { DragRow, RowRulesProvider } from '../drag/DragRow.tsx';
import type { RowRules } from '../drag/dragRow.ts';
import { placeOf } from '../editing/layout.ts';
import type { Target } from '../editing/layout.ts';
import { mayMove, targetAt } from '../editing/moves.ts';
import type { Edge } from '../editing/moves.ts';
import { CompanyHere } from '../meanwhile/Company.tsx';
import { useCompany } from '../meanwhile/company.ts';
import { slotTitle } from '#src/domain/authoring/slotNames.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { steady } from '../ui/steady.tsx';
import { RowName } from './RowName.tsx';

interface OutlineProps {
  layout: EditedPage['layout'];
  around: EditedPage['around'];
  selected: string;
  onSelect: (key: string) => void;
  /** One place up or down. */
  onMove: (uid: string, by: -1 | 1) => void;
  onMoveTo: (uid: string, target: Target) => void;
  /** Enter on what is selected: begin to write in it. */
  onWrite: (key: string) => void;
}

interface Row {
  /** As in `PlacedBox`; a slot of the page itself is `s:<name>`. */
  key: string;
  name: string;
  icon: IconName;
  note?: string;
  rows: Row[];
}

/** What stands on the page, in order, as a tree: slots and the components in them. */
export const Outline = steady(function Outline(props: OutlineProps) {
  const { layout, around, selected, onSelect, onMove, onMoveTo, onWrite } = props;
  const say = useWords();
  const catalogue = useCatalogue();
  const rows = useMemo(() => rowsOf({ layout, around }, catalogue, say), [layout, around, catalogue, say]);
  const rules = useMemo(
    () => dragRules({ layout, onMoveTo }, catalogue, say),
    [layout, onMoveTo, catalogue, say],
  );
  // Open, unless somebody closed it: what is added, or comes back, is seen.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const keys = everyKey(rows);
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : 1;
    const key = (event.target as Element).closest<HTMLElement>('[role="row"]')?.dataset['key'] ?? '';
    const isMove = event.altKey && /^Arrow(Up|Down)$/.test(event.key) && rules.canDrag(key);
    const isWrite = event.key === 'Enter' && key !== '' && key === selected;
    if (!isMove && !isWrite) return;
    event.preventDefault();
    event.stopPropagation();
    if (isMove) onMove(key.slice(2), by);
    else onWrite(key);
  };
  return (
    <RowRulesProvider value={rules}>
      <div onKeyDownCapture={step}>
        <Tree
          aria-label={say('onThisPage')}
          className="Outline"
          selectionMode="single"
          disallowEmptySelection
          selectionBehavior="replace"
          selectedKeys={selected ? [selected] : []}
          onSelectionChange={(keys) => {
            if (keys !== 'all') onSelect(String([...keys][0] ?? ''));
          }}
          expandedKeys={keys.filter((key) => !closed.has(key))}
          onExpandedChange={(open) => setClosed(new Set(keys.filter((key) => !open.has(key))))}
          items={rows}
        >
          {(row) => <OutlineRow row={row} />}
        </Tree>
      </div>
    </RowRulesProvider>
  );
});

/** Components are dragged to where the catalogue lets them stand; what all pages share stays where it is. */
function dragRules(
  { layout, onMoveTo }: Pick<OutlineProps, 'layout' | 'onMoveTo'>,
  catalogue: Catalogue,
  say: Words,
): RowRules {
  const rules = slotCatalogue(catalogue);
  const targetOf = (dragged: string, over: string, edge: Edge) => {
    const uid = dragged.slice(2);
    const target = targetAt(layout, uid, over, edge);
    return target && mayMove(layout, rules, uid, target) ? { uid, target } : undefined;
  };
  return {
    tree: 'outline',
    canDrag: (key) => key.startsWith('r:') && placeOf(layout, key.slice(2)) !== undefined,
    edges: (key) => (key.startsWith('r:') ? ['before', 'after'] : ['inside']),
    wordsFor(dragged, over, edge) {
      const found = targetOf(dragged, over, edge);
      if (!found) return undefined;
      const place = placeOf(layout, over.slice(2));
      const name = place
        ? titleOf(catalogue, place.component.componentName)
        : slotTitle(say, found.target.slot);
      return say(edge === 'before' ? 'dropBefore' : edge === 'after' ? 'dropAfter' : 'dropInto', { name });
    },
    onDrop(dragged, over, edge) {
      const found = targetOf(dragged, over, edge);
      if (found) onMoveTo(found.uid, found.target);
    },
  };
}

function OutlineRow({ row }: { row: Row }) {
  return (
    <TreeItem id={row.key} textValue={row.name} className="TreeRow">
      <TreeItemContent>
        {({ isSelected }) => (
          <>
            {row.rows.length > 0 ? (
              <AriaButton slot="chevron" className="TreeRow-chevron">
                <Icon name="open" />
              </AriaButton>
            ) : (
              <span className="TreeRow-chevron" />
            )}
            <Icon name={row.icon} />
            <RowName name={row.name} isSelected={isSelected} />
            {row.note ? <span className="TreeRow-note">{row.note}</span> : null}
            <AtRow rowKey={row.key} />
            <DragRow rowKey={row.key} />
          </>
        )}
      </TreeItemContent>
      <Collection items={row.rows}>{(child) => <OutlineRow row={child} />}</Collection>
    </TreeItem>
  );
}

/** Who else is at a row. */
function AtRow({ rowKey }: { rowKey: string }) {
  const company = useCompany();
  return (
    <CompanyHere
      people={company.filter(({ component }) => component !== '' && rowKey === `r:${component}`)}
    />
  );
}

const AREAS = ['global-alert', 'in-page-alert', 'header', 'main', 'bottom', 'footer'];

function rowsOf(page: Pick<EditedPage, 'layout' | 'around'>, catalogue: Catalogue, say: Words): Row[] {
  const names = new Set([...AREAS, ...Object.keys(page.layout)]);
  const slots = [...names].flatMap((name): Row[] => {
    const own = (page.layout[name] ?? []).map((one) => componentRow(one, catalogue, say));
    const around = (page.around[name] ?? []).map((one) => ({
      ...componentRow(one, catalogue, say),
      icon: 'lock' as const,
      note: say('shared'),
    }));
    const rows = [...own, ...around];
    if (rows.length === 0 && name !== 'main') return [];
    return [{ key: `s:${name}`, name: slotTitle(say, name), icon: 'slot', rows }];
  });
  return [{ key: 'page', name: say('page'), icon: 'page', rows: [] }, ...slots];
}

function componentRow(placed: Placed, catalogue: Catalogue, say: Words): Row {
  const slots = Object.entries(placed.placeholders ?? {}).map(([slot, components]): Row => ({
    key: `s:${slot}_${placed.uid}`,
    name: slotTitle(say, slot),
    icon: 'slot',
    ...(components.length === 0 ? { note: say('emptyPlace') } : {}),
    rows: components.map((one) => componentRow(one, catalogue, say)),
  }));
  return {
    key: `r:${placed.uid}`,
    name: titleOf(catalogue, placed.componentName),
    icon: 'part',
    rows: slots,
  };
}

const everyKey = (rows: readonly Row[]): string[] => rows.flatMap((row) => [row.key, ...everyKey(row.rows)]);
