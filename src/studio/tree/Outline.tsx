import { useMemo } from 'react';
import { Button as AriaButton, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { EditedPage, Placed } from '../api/StudioApi.ts';
import { slotTitle, titleOf, useCatalogue } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';

interface OutlineProps {
  page: EditedPage;
  selected: string;
  onSelect: (key: string) => void;
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
export function Outline({ page, selected, onSelect }: OutlineProps) {
  const say = useWords();
  const catalogue = useCatalogue();
  const rows = useMemo(() => rowsOf(page, catalogue, say), [page, catalogue, say]);
  return (
    <Tree
      aria-label={say('onThisPage')}
      className="Outline"
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selected ? [selected] : []}
      onSelectionChange={(keys) => {
        if (keys !== 'all') onSelect(String([...keys][0] ?? ''));
      }}
      defaultExpandedKeys={everyKey(rows)}
      items={rows}
    >
      {(row) => <OutlineRow row={row} />}
    </Tree>
  );
}

function OutlineRow({ row }: { row: Row }) {
  return (
    <TreeItem id={row.key} textValue={row.name} className="TreeRow">
      <TreeItemContent>
        {row.rows.length > 0 ? (
          <AriaButton slot="chevron" className="TreeRow-chevron">
            <Icon name="open" />
          </AriaButton>
        ) : (
          <span className="TreeRow-chevron" />
        )}
        <Icon name={row.icon} />
        <span className="TreeRow-name">{row.name}</span>
        {row.note ? <span className="TreeRow-note">{row.note}</span> : null}
      </TreeItemContent>
      <Collection items={row.rows}>{(child) => <OutlineRow row={child} />}</Collection>
    </TreeItem>
  );
}

const AREAS = ['global-alert', 'in-page-alert', 'header', 'main', 'bottom', 'footer'];

function rowsOf(page: EditedPage, catalogue: Catalogue, say: Words): Row[] {
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
    return [{ key: `s:${name}`, name: slotTitle(name), icon: 'slot', rows }];
  });
  return [{ key: 'page', name: say('page'), icon: 'page', rows: [] }, ...slots];
}

function componentRow(placed: Placed, catalogue: Catalogue, say: Words): Row {
  const slots = Object.entries(placed.placeholders ?? {}).map(([slot, components]): Row => ({
    key: `s:${slot}_${placed.uid}`,
    name: slotTitle(slot),
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
