import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import useSWR from 'swr';
import type { Language, SiteInfo, TreePage } from '../api/StudioApi.ts';
import type { PageAct } from '../pages/PageAct.ts';
import { useRefreshPages } from '../pages/useRefreshPages.ts';
import { useWords } from '../strings/useWords.ts';
import { PageFinder, pagesFound } from '../tree/PageFinder.tsx';
import { PageTree } from '../tree/PageTree.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { later } from '../ui/later.tsx';
import { useApi } from './ApiContext.ts';

/** Loaded when something is done with a whole page. */
const PageDialogs = later(async () => (await import('../pages/PageDialogs.tsx')).PageDialogs);

const NONE: readonly TreePage[] = [];

interface PagesProps {
  site: SiteInfo;
  language: Language;
  openId: string | undefined;
  open: (id: string, language: Language) => void;
  rights: readonly string[];
}

/** The tree of pages, and what is done with whole pages. */
export function Pages({ site, language, openId, open, rights }: PagesProps) {
  const say = useWords();
  const api = useApi();
  const [act, setAct] = useState<PageAct>();
  const refreshPages = useRefreshPages();
  const { data = NONE } = useSWR(['pages', site.name, language], () => api.pages(site.name, language));
  const { data: older } = useSWR(['older', site.name], () => api.olderTranslations(site.name));
  const [isOlder, setOlder] = useState(false);
  const olderIds = useMemo(() => new Set(older?.map(({ itemId }) => itemId)), [older]);
  const [words, setWords] = useState('');
  const other = language === 'en' ? 'es' : 'en';
  const { data: others } = useSWR(words ? ['pages', site.name, other] : null, () =>
    api.pages(site.name, other),
  );
  const found = useMemo(() => pagesFound(data, words, others), [data, words, others]);
  const only = useMemo(() => {
    const ids = found?.map(({ id }) => id).filter((id) => !isOlder || olderIds.has(id));
    return ids ? new Set(ids) : isOlder ? olderIds : undefined;
  }, [found, isOlder, olderIds]);
  return (
    <section className="Column-part" aria-label={say('pages')}>
      <div className="Column-head">
        <h2 className="Column-title">{say('pages')}</h2>
        <Button look="bare" size="small" onPress={() => setAct({ kind: 'bin' })}>
          <Icon name="bin" /> {say('bin')}
        </Button>
      </div>
      <PageFinder
        words={words}
        onWords={setWords}
        onFirst={() => {
          const [id] = (words.trim() !== '' && only) || [];
          if (id !== undefined) open(id, language);
        }}
      />
      {olderIds.size > 0 || isOlder ? (
        <ToggleButton className="Tool PageTree-filter" isSelected={isOlder} onChange={setOlder}>
          <Icon name="globe" /> {say('olderOnly')} <span className="PageTree-count">{olderIds.size}</span>
        </ToggleButton>
      ) : null}
      <PageTree
        site={site}
        {...(only && { only })}
        {...(found && { none: say('pagesNone') })}
        language={language}
        openId={openId}
        onOpen={(id) => open(id, language)}
        rights={rights}
        onAct={(kind, page, under) => setAct({ kind, page, under })}
      />
      {act ? (
        <PageDialogs
          act={act}
          site={site}
          language={language}
          rights={rights}
          pages={data}
          onDone={(id) => {
            if (id !== undefined && id !== openId) open(id, language);
            refreshPages();
          }}
          onClose={() => setAct(undefined)}
        />
      ) : null}
    </section>
  );
}
