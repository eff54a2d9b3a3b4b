import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import useSWR from 'swr';
import { Button as AriaButton, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { Language, SiteInfo, TreePage } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { DragRow, RowRulesProvider } from '../drag/DragRow.tsx';
import type { RowRules } from '../drag/dragRow.ts';
import { offeredActs, wrongBelow } from '../pages/PageAct.ts';
import type { PageActKind } from '../pages/PageAct.ts';
import { PageMenu } from '../pages/PageMenu.tsx';
import { useWords } from '../strings/useWords.ts';
import type { Words } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { foldersIn, pageTree, partOf, pathTo } from './pageTree.ts';
import type { PageNode } from './pageTree.ts';
import { RowName } from './RowName.tsx';

interface PageTreeProps {
  site: SiteInfo;
  language: Language;
  openId: string | undefined;
  onOpen: (id: string) => void;
  rights: readonly string[];
  /** Pages that are shown, with what is above them; all of them where it is absent. */
  only?: ReadonlySet<string>;
  /** Said where there are none. */
  none?: string;
  /** `under`: id of the page it was dropped on. */
  onAct: (kind: PageActKind, page: TreePage, under?: string) => void;
}

/** A page whose menu is open, and the row or button it stands at. */
interface OpenMenu {
  page: TreePage;
  anchor: Element;
}

/** The pages of a site as a tree. */
export function PageTree({ site, language, openId, onOpen, rights, only, none, onAct }: PageTreeProps) {
  const say = useWords();
  const api = useApi();
  const { data, error } = useSWR(['pages', site.name, language], () => api.pages(site.name, language));
  const nodes = useMemo(() => {
    const all = pageTree(data ?? []);
    return only ? partOf(all, only) : all;
  }, [data, only]);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    // A part of the pages is few, and shown with what is above each.
    () =>
      new Set([...expanded, ...(only ? foldersIn(nodes) : []), ...((openId && pathTo(nodes, openId)) || [])]),
    [expanded, nodes, openId, only],
  );
  const [menu, setMenu] = useState<OpenMenu>();
  const openMenu = (anchor: Element | null) => {
    const id = anchor?.closest<HTMLElement>('[role="row"]')?.dataset['key'];
    const page = data?.find((one) => one.id === id);
    if (anchor && page) setMenu({ page, anchor });
    return page !== undefined;
  };
  const { opens, onPointerDownCapture } = useOpening((id) => {
    if (data?.some((page) => page.id === id)) onOpen(id);
  });
  if (error) return <p className="Panel-empty">{say('notReached')}</p>;
  return (
    <RowRulesProvider value={dragRules(data ?? [], { rights, onAct }, say)}>
      <div
        className="PageTree-rows"
        onPointerDownCapture={onPointerDownCapture}
        onContextMenu={(event) => {
          if (openMenu((event.target as Element).closest('[role="row"]'))) event.preventDefault();
        }}
        onKeyDownCapture={(event) => {
          const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
          if (isMenuKey && openMenu((event.target as Element).closest('[role="row"]')))
            event.preventDefault();
        }}
      >
        {menu ? (
          <PageMenu
            page={menu.page}
            anchor={menu.anchor}
            rights={rights}
            onClose={() => setMenu(undefined)}
            onAct={(kind) => {
              setMenu(undefined);
              onAct(kind, menu.page);
            }}
          />
        ) : null}
        <Tree
          aria-label={say('pages')}
          className="PageTree"
          selectionMode="single"
          // Arrows go through the pages, Enter opens one: each has to be fetched.
          selectionBehavior="toggle"
          disallowEmptySelection
          selectedKeys={openId ? [openId] : []}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : keys;
            if (id !== undefined) opens(String(id));
          }}
          expandedKeys={shown}
          onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
          items={nodes}
          renderEmptyState={() => (data ? (none ?? say('noPages')) : say('loading'))}
        >
          {(node) => <PageRow node={node} onMenu={openMenu} />}
        </Tree>
      </div>
    </RowRulesProvider>
  );
}

/** A page is dropped on the one it is to stand below; the dialog of the menu asks before it moves. */
function dragRules(
  pages: readonly TreePage[],
  { rights, onAct }: Pick<PageTreeProps, 'rights' | 'onAct'>,
  say: Words,
): RowRules {
  const pageOf = (key: string) => pages.find(({ id }) => id === key);
  const wordsFor = (dragged: string, over: string) => {
    const [page, target] = [pageOf(dragged), pageOf(over)];
    return page && target && !wrongBelow(page, target, pages)
      ? say('dropInto', { name: target.name })
      : undefined;
  };
  return {
    tree: 'pages',
    canDrag(key) {
      const page = pageOf(key);
      return page !== undefined && offeredActs(page, rights).has('move');
    },
    edges: () => ['inside'],
    wordsFor,
    onDrop(dragged, over) {
      const page = pageOf(dragged);
      if (page && wordsFor(dragged, over) !== undefined) onAct('move', page, over);
    },
  };
}

/** A page whose row is pressed opens when it is let go: until then it may be the beginning of a drag. */
function useOpening(open: (id: string) => void) {
  const pressed = useRef<{ wanted?: string }>(undefined);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  return {
    opens(id: string) {
      if (pressed.current) pressed.current.wanted = id;
      else open(id);
    },
    onPointerDownCapture({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      pressed.current = {};
      const over = new AbortController();
      const end = ({ type }: Event) => {
        over.abort();
        const wanted = pressed.current?.wanted;
        pressed.current = undefined;
        if (type === 'pointerup' && wanted !== undefined) latest.current(wanted);
      };
      for (const kind of ['pointerup', 'pointercancel', 'dragstart'])
        addEventListener(kind, end, { signal: over.signal });
    },
  };
}

function PageRow({ node, onMenu }: { node: PageNode; onMenu: (anchor: Element) => void }) {
  const say = useWords();
  const { page } = node;
  return (
    <TreeItem id={node.id} textValue={node.name} className="TreeRow">
      <TreeItemContent>
        {({ isSelected }) => (
          <>
            {node.children.length > 0 ? (
              <AriaButton slot="chevron" className="TreeRow-chevron">
                <Icon name="open" />
              </AriaButton>
            ) : (
              <span className="TreeRow-chevron" />
            )}
            <Icon name={page?.path === '/' ? 'home' : page ? 'page' : 'slot'} />
            <RowName name={node.name} isSelected={isSelected} />
            {page && page.state !== 'published' ? (
              <span className="TreeRow-note">{say(page.state === 'new' ? 'new' : 'draft')}</span>
            ) : null}
            {page ? <DragRow rowKey={node.id} /> : null}
            {page ? (
              <AriaButton
                className="TreeRow-more"
                aria-label={say('pageActs', { name: node.name })}
                onPress={({ target }) => onMenu(target)}
              >
                <Icon name="more" />
              </AriaButton>
            ) : null}
          </>
        )}
      </TreeItemContent>
      <Collection items={node.children}>{(child) => <PageRow node={child} onMenu={onMenu} />}</Collection>
    </TreeItem>
  );
}
