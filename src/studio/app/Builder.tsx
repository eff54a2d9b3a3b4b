import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { EditedPage, Language, Session, SiteInfo } from '../api/StudioApi.ts';
import { siteZone, ZoneContext } from '../clock/useClock.ts';
import { ReviewBar } from '../flow/ReviewBar.tsx';
import { useAskAfterOthers, useFlowDesk } from '../flow/usePageFlow.ts';
import { CompanyProvider } from '../meanwhile/company.ts';
import { useMeanwhile } from '../meanwhile/useMeanwhile.ts';
import type { Meanwhile } from '../meanwhile/useMeanwhile.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { useDraftMarks } from '../pages/useDraftMarks.ts';
import { useRefreshPages } from '../pages/useRefreshPages.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { later } from '../ui/later.tsx';
import { BuilderBar } from './BuilderBar.tsx';
import { Clashes } from './Clashes.tsx';
import { OpenPage } from './OpenPage.tsx';
import { Pages } from './Pages.tsx';
import { useAddress } from './useAddress.ts';
import { useF6 } from './useF6.ts';
import { usePage } from './usePage.ts';
import type { Acknowledged } from './usePageEditing.ts';

/** Loaded when somebody wants to publish: most looks at a page end without. */
const PublishDialog = later(async () => (await import('./PublishDialog.tsx')).PublishDialog);

const LanguagesView = later(async () => (await import('../languages/LanguagesView.tsx')).LanguagesView);

const HistoryView = later(async () => (await import('../history/HistoryView.tsx')).HistoryView);

interface BuilderProps {
  session: Session;
  outbox: Outbox;
  onAcknowledged: (listener: Acknowledged | undefined) => void;
  onSignOut: () => void;
}

/** The page builder: pages and outline, the page itself, and the texts of what is selected. */
export function Builder({ session, outbox, onAcknowledged, onSignOut }: BuilderProps) {
  const say = useWords();
  const [siteName, setSiteName] = useState(session.sites[0]?.name ?? '');
  const site = session.sites.find(({ name }) => name === siteName);
  const opened = useOpenPage(site?.homeId);
  const { openId, language, open, view, openHistory } = opened;
  const [isPublishing, setPublishing] = useState(false);
  const refreshPages = useRefreshPages();
  const { page, isBehind, error, put, ask } = usePage(openId, language);
  // A page that was opened by its address may be of another site than the first.
  if (page && !isBehind && page.site !== siteName) setSiteName(page.site);
  const listen = useDraftMarks(onAcknowledged, page);
  const flows = useFlowDesk();
  const personId = session.person?.id ?? '';
  const meanwhile = useMeanwhile(page, personId);
  useAskAfterOthers(meanwhile.onChange, flows.ask);
  useF6();
  const pages = usePages(site, session.rights, opened);
  if (!site) return <p className="Empty">{say('noPages')}</p>;
  const isOther = view === 'languages' || (page && view === 'history');
  return (
    <ZoneContext value={siteZone(session, site.name)}>
      <CompanyProvider value={meanwhile.company}>
        <div className={isOther ? `Builder Builder-${view}` : 'Builder'}>
          <BuilderBar
            session={session}
            outbox={outbox}
            page={page}
            isBehind={isBehind}
            site={site.name}
            language={language}
            onSite={(name) => {
              setSiteName(name);
              open(session.sites.find((one) => one.name === name)?.homeId ?? '', language);
            }}
            onLanguage={(value) => open(openId ?? '', value)}
            onHistory={() => {
              // What waits on the device belongs to what is compared.
              outbox.flush();
              if (page) openHistory(page.id, language);
            }}
            onPublish={() => {
              // What waits on the device belongs to what goes live.
              outbox.flush();
              setPublishing(true);
            }}
            onSignOut={onSignOut}
          />
          {page && view === undefined ? (
            <ReviewBar key={`review ${page.id} ${page.language}`} page={page} isBehind={isBehind} />
          ) : null}
          <Middle
            {...{ session, outbox, page, isBehind, personId, meanwhile, error, pages, opened, refreshPages }}
            onAcknowledged={listen}
            onPage={(changed) => {
              put(changed);
              if (changed.state === 'draft') flows.changed(changed.id, changed.language);
            }}
            onSaved={() => {
              ask();
              flows.ask();
            }}
          />
          <Clashes outbox={outbox} />
          {page && isPublishing ? (
            <Publish
              page={page}
              personId={personId}
              outbox={outbox}
              onEnd={(isDone) => {
                setPublishing(false);
                if (isDone) refreshPages();
              }}
            />
          ) : null}
        </div>
      </CompanyProvider>
    </ZoneContext>
  );
}

interface MiddleProps extends Pick<BuilderProps, 'session' | 'outbox' | 'onAcknowledged'> {
  page: EditedPage | undefined;
  isBehind: boolean;
  personId: string;
  meanwhile: Meanwhile;
  error: Error | undefined;
  /** The tree of pages. */
  pages: ReactNode;
  opened: ReturnType<typeof useOpenPage>;
  refreshPages: () => void;
  onPage: (changed: EditedPage) => void;
  onSaved: () => void;
}

/** What is open of the page: itself, its history, or both its languages. */
function Middle(props: MiddleProps) {
  const { session, outbox, onAcknowledged, page, isBehind, personId, meanwhile, error, pages } = props;
  const { opened, refreshPages, onPage, onSaved } = props;
  const { openId, language, open, view, openLanguages } = opened;
  const say = useWords();
  if (view === 'languages' && openId !== undefined) {
    return (
      <>
        <nav className="Column Column-left" data-area aria-label={say('pages')}>
          {pages}
        </nav>
        <LanguagesView
          key={openId}
          pageId={openId}
          outbox={outbox}
          onClose={() => {
            refreshPages();
            open(openId, language);
          }}
        />
      </>
    );
  }
  if (!page) {
    const toLanguages = openId !== undefined &&
      language === 'es' && { onLanguages: () => openLanguages(openId) };
    return <NoPage pages={pages} error={error} {...toLanguages} />;
  }
  if (view === 'history') {
    return (
      <HistoryView
        key={`${page.id} ${page.language}`}
        page={page}
        origin={session.editingHost}
        rights={session.rights}
        onClose={() => open(page.id, language)}
        onRestored={refreshPages}
      />
    );
  }
  return (
    <OpenPage
      {...{ page, isBehind, personId, meanwhile, outbox, onAcknowledged, onPage, onSaved, pages }}
      origin={session.editingHost}
      onLanguages={() => openLanguages(page.id)}
    />
  );
}

interface PublishProps {
  page: EditedPage;
  personId: string;
  outbox: Outbox;
  onEnd: (isDone: boolean) => void;
}

function Publish({ onEnd, ...rest }: PublishProps) {
  return <PublishDialog {...rest} onClose={() => onEnd(false)} onDone={() => onEnd(true)} />;
}

interface NoPageProps {
  pages: ReactNode;
  error: Error | undefined;
  /** Opens both languages, where the other one may be there. */
  onLanguages?: () => void;
}

/** The pages, while the one that was chosen is not there. */
function NoPage({ pages, error, onLanguages }: NoPageProps) {
  const say = useWords();
  return (
    <>
      <nav className="Column Column-left" data-area aria-label={say('pages')}>
        {pages}
      </nav>
      <main className="Empty" data-area aria-label={say('pageFrame')}>
        {error ? say('noVersion', { reason: error.message }) : say('loading')}
        {error && onLanguages ? <Button onPress={onLanguages}>{say('translateIt')}</Button> : null}
      </main>
    </>
  );
}

/** The tree of pages: one element for as long as nothing of it changes. */
function usePages(
  site: SiteInfo | undefined,
  rights: Session['rights'],
  { openId, language, open, view, openLanguages }: ReturnType<typeof useOpenPage>,
): ReactNode {
  // Who goes through translations goes from one to the next.
  const openNext = view === 'languages' ? openLanguages : open;
  return useMemo(
    () => site && <Pages {...{ site, language, openId, rights }} open={openNext} />,
    [site, language, openId, openNext, rights],
  );
}

/** Which page is open, in which language, and whether its history is; the site's home page where the address names none. */
function useOpenPage(homeId: string | undefined) {
  const { parts, go } = useAddress();
  const [, id, language, view] = parts;
  const open = useCallback(
    (itemId: string, inLanguage: Language) => go(`pages/${itemId}/${inLanguage}`),
    [go],
  );
  const openHistory = useCallback(
    (itemId: string, inLanguage: Language) => go(`pages/${itemId}/${inLanguage}/history`),
    [go],
  );
  // What is translated is Spanish: English is what it is translated from.
  const openLanguages = useCallback((itemId: string) => go(`pages/${itemId}/es/languages`), [go]);
  return {
    openId: id ?? homeId,
    language: language === 'es' ? ('es' as const) : ('en' as const),
    open,
    view: view === 'history' || view === 'languages' ? view : undefined,
    openHistory,
    openLanguages,
  };
}
