import { useMemo, useState } from 'react';
import {
  Button as AriaButton,
  Collection,
  Input,
  Label,
  SearchField,
  Tree,
  TreeItem,
  TreeItemContent,
  useFilter,
} from 'react-aria-components';
import type { PageFacts, TreePage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import type { Strings } from '../strings/en.ts';
import { useWords } from '../strings/useWords.ts';
import { pageTree, pathTo } from '../tree/pageTree.ts';
import type { PageNode } from '../tree/pageTree.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useAct } from '../ui/useAct.ts';
import { LedOn } from './LedOn.tsx';
import { addressBelow, wrongBelow } from './PageAct.ts';
import type { PageActProps } from './PageAct.ts';
import { folderOf } from './proposeAddress.ts';
import { useFacts } from './useFacts.ts';

/** Chooses the page another one is to stand below. */
export function MovePage({ page, under, language, pages, onDone, onClose }: PageActProps) {
  const say = useWords();
  const api = useApi();
  const toast = useToast();
  const [targetId, setTargetId] = useState(under);
  const target = pages.find(({ id }) => id === targetId);
  const { facts, trouble } = useFacts(page.id, language);
  const { facts: above } = useFacts(targetId, language);
  const { isBusy, problem, run } = useAct();
  const address = target && addressBelow(page, target);
  const wrong = target && wrongWith(page, { target, above, pages });
  const move = () => {
    if (address === undefined) return;
    run(
      () => api.placePage({ itemId: page.id, from: page.path, address }),
      () => {
        toast({
          text: say('movedTo', { name: page.name, address }),
          undo: () =>
            api.placePage({ itemId: page.id, from: address, address: page.path }).then(() => onDone()),
        });
        onDone();
        onClose();
      },
    );
  };
  return (
    <DialogBox
      title={say('moveTitle', { name: page.name })}
      act={{ label: say('moveAct'), onPress: move, isDisabled: isBusy || !above || wrong !== undefined }}
      problem={problem ?? trouble}
      onClose={onClose}
    >
      <PagePicker pages={pages} page={page} chosen={targetId} onChoose={setTargetId} />
      <div className="Note" aria-live="polite">
        <p>{say('moveCount', { count: (facts?.below.pages ?? 0) + 1 })}</p>
        {address === undefined ? null : <p>{wrong ? say(wrong, { address }) : say('moveTo', { address })}</p>}
      </div>
      {address === undefined || wrong ? null : <LedOn facts={facts} to={address} />}
    </DialogBox>
  );
}

interface Wanted {
  target: TreePage;
  above: PageFacts | undefined;
  pages: readonly TreePage[];
}

/** Why a page cannot stand below another; the platform says so again. */
function wrongWith(page: TreePage, { target, above, pages }: Wanted): keyof Strings | undefined {
  const wrong = wrongBelow(page, target, pages);
  if (wrong === 'moveInto' || wrong === 'moveSame') return wrong;
  return above && !above.kindsBelow.includes(page.template) ? 'moveKind' : wrong;
}

interface PagePickerProps {
  pages: readonly TreePage[];
  /** The page that moves: it is shown where it stands, and not offered. */
  page: TreePage;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The pages of the site as a tree, or by name. */
function PagePicker({ pages, page, chosen, onChoose }: PagePickerProps) {
  const say = useWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const tree = useMemo(() => pageTree(pages), [pages]);
  const nodes = useMemo(
    () =>
      query === ''
        ? tree
        : pages
            .filter(({ name, path }) => contains(name, query) || contains(path, query))
            .map((one): PageNode => ({ id: one.id, name: one.name, page: one, children: [] })),
    [tree, pages, query, contains],
  );
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([page.id, chosen ?? ''].flatMap((id) => pathTo(tree, id) ?? [])),
  );
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins with its search */}
      <SearchField className="TextBox" value={query} onChange={setQuery} autoFocus>
        <Label>{say('moveFind')}</Label>
        <Input />
      </SearchField>
      <Tree
        aria-label={say('moveFind')}
        className="PagePicker"
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : keys;
          if (pages.some((one) => one.id === id)) onChoose(String(id));
        }}
        disabledKeys={[page.id]}
        disabledBehavior="selection"
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
        items={nodes}
        renderEmptyState={() => say('moveNothing')}
      >
        {(node) => <PickerRow node={node} isFlat={query !== ''} />}
      </Tree>
    </>
  );
}

function PickerRow({ node, isFlat }: { node: PageNode; isFlat: boolean }) {
  return (
    <TreeItem id={node.id} textValue={node.name} className="TreeRow">
      <TreeItemContent>
        {node.children.length > 0 ? (
          <AriaButton slot="chevron" className="TreeRow-chevron">
            <Icon name="open" />
          </AriaButton>
        ) : (
          <span className="TreeRow-chevron" />
        )}
        <Icon name={node.page?.path === '/' ? 'home' : node.page ? 'page' : 'slot'} />
        <span className="TreeRow-name">{node.name}</span>
        {isFlat && node.page ? <span className="TreeRow-note">{folderOf(node.page.path) || '/'}</span> : null}
      </TreeItemContent>
      <Collection items={node.children}>{(child) => <PickerRow node={child} isFlat={isFlat} />}</Collection>
    </TreeItem>
  );
}
