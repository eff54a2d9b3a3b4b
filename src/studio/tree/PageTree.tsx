import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { Button as AriaButton, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { Language, SiteInfo } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { useWords } from '../strings/useWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { pageTree, pathTo } from './pageTree.ts';
import type { PageNode } from './pageTree.ts';

interface PageTreeProps {
  site: SiteInfo;
  language: Language;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The pages of a site as a tree. */
export function PageTree({ site, language, openId, onOpen }: PageTreeProps) {
  const say = useWords();
  const api = useApi();
  const { data, error } = useSWR(['pages', site.name, language], () => api.pages(site.name, language));
  const nodes = useMemo(() => pageTree(data ?? []), [data]);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => new Set([...expanded, ...((openId && pathTo(nodes, openId)) || [])]),
    [expanded, nodes, openId],
  );
  if (error) return <p className="Panel-empty">{say('notReached')}</p>;
  return (
    <Tree
      aria-label={say('pages')}
      className="PageTree"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={openId ? [openId] : []}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys;
        if (id !== undefined && data?.some((page) => page.id === id)) onOpen(String(id));
      }}
      expandedKeys={shown}
      onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
      items={nodes}
      renderEmptyState={() => say(data ? 'noPages' : 'loading')}
    >
      {(node) => <PageRow node={node} />}
    </Tree>
  );
}

function PageRow({ node }: { node: PageNode }) {
  const say = useWords();
  const { page } = node;
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
        <Icon name={page?.path === '/' ? 'home' : page ? 'page' : 'slot'} />
        <span className="TreeRow-name">{node.name}</span>
        {page && page.state !== 'published' ? (
          <span className="TreeRow-note">{say(page.state === 'new' ? 'new' : 'draft')}</span>
        ) : null}
      </TreeItemContent>
      <Collection items={node.children}>{(child) => <PageRow node={child} />}</Collection>
    </TreeItem>
  );
}
