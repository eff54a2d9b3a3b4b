import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { Language, Session, SiteInfo } from '../api/StudioApi.ts';
import type { Outbox } from '../outbox/Outbox.ts';
import { useWords } from '../strings/useWords.ts';
import { PageTree } from '../tree/PageTree.tsx';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Icon.tsx';
import { useApi } from './ApiContext.ts';
import { Choice } from './Choice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { OpenPage } from './OpenPage.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { StateLine } from './StateLine.tsx';
import type { Acknowledged } from './usePageEditing.ts';

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
  const { openId, language, open } = useAddress(site?.homeId);
  const [isPublishing, setPublishing] = useState(false);
  const api = useApi();
  const { data: page, mutate } = useSWR(openId ? ['page', openId, language] : null, () =>
    api.page(openId ?? '', language),
  );
  useF6();
  if (!site) return <p className="Empty">{say('noPages')}</p>;
  return (
    <div className="Builder">
      <header className="Bar" data-area aria-label={say('studio')}>
        <Mark />
        <Choice
          label={say('site')}
          value={siteName}
          options={session.sites.map(({ name }) => ({
            value: name,
            label: say(name === 'plan' ? 'sitePlan' : 'siteMain'),
          }))}
          onChange={(name) => {
            setSiteName(name);
            open(session.sites.find((one) => one.name === name)?.homeId ?? '', language);
          }}
        />
        <Choice
          label={say('language')}
          value={language}
          options={[
            { value: 'en', label: say('english') },
            { value: 'es', label: say('spanish') },
          ]}
          onChange={(value) => open(openId ?? '', value as Language)}
        />
        <div className="Bar-page">
          <h1>{page?.name ?? ''}</h1>
          {page ? <StateLine outbox={outbox} page={page} /> : null}
        </div>
        <span className="Bar-person">{session.person?.name}</span>
        <Button look="bar" onPress={onSignOut}>
          {say('signOut')}
        </Button>
        <Button look="solid" isDisabled={!page} onPress={() => setPublishing(true)}>
          {say('publish')}
        </Button>
      </header>
      {page ? (
        <OpenPage
          key={`${page.id} ${page.language}`}
          page={page}
          origin={session.editingHost}
          outbox={outbox}
          onAcknowledged={onAcknowledged}
          onPage={(changed) => void mutate(changed, { revalidate: false })}
          onSaved={() => void mutate()}
          pages={<Pages site={site} language={language} openId={openId} open={open} />}
        />
      ) : (
        <p className="Empty">{say('loading')}</p>
      )}
      <Clashes outbox={outbox} />
      {page && isPublishing ? (
        <PublishDialog
          page={page}
          onClose={() => setPublishing(false)}
          onDone={() => {
            setPublishing(false);
            void mutate();
          }}
        />
      ) : null}
    </div>
  );
}

interface PagesProps {
  site: SiteInfo;
  language: Language;
  openId: string | undefined;
  open: (id: string, language: Language) => void;
}

function Pages({ site, language, openId, open }: PagesProps) {
  const say = useWords();
  return (
    <section className="Column-part" aria-label={say('pages')}>
      <h2 className="Column-title">{say('pages')}</h2>
      <PageTree site={site} language={language} openId={openId} onOpen={(id) => open(id, language)} />
    </section>
  );
}

/** A clash waits until the writer pauses, and then asks, one text after another. */
function Clashes({ outbox }: { outbox: Outbox }) {
  const state = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state(),
  );
  const [later, setLater] = useState('');
  const unsent = state.stopped.find(({ stopped }) => stopped?.kind === 'conflict');
  const clash = unsent?.stopped?.kind === 'conflict' ? unsent.stopped.fields[0] : undefined;
  const key = unsent && clash ? `${unsent.itemId} ${clash.name} ${clash.theirs}` : '';
  if (!unsent || !clash || key === later) return null;
  return (
    <ConflictDialog
      key={key}
      unsent={unsent}
      clash={clash}
      outbox={outbox}
      onSettled={() => undefined}
      onLater={() => setLater(key)}
    />
  );
}

/** Which page stands in the address, so that it can be kept, sent and gone back to. */
function useAddress(homeId: string | undefined) {
  const read = () => {
    const [, , , id, language] = location.pathname.split('/');
    return { id, language: language === 'es' ? ('es' as const) : ('en' as const) };
  };
  const [at, setAt] = useState(read);
  useEffect(() => {
    const back = () => setAt(read());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const open = useCallback((id: string, language: Language) => {
    history.pushState(null, '', `/studio/pages/${id}/${language}`);
    setAt({ id, language });
  }, []);
  return { openId: at.id || homeId, language: at.language, open };
}

/** F6 goes round the areas, Shift+F6 back. */
function useF6() {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
      const at = areas.findIndex((area) => area.contains(document.activeElement));
      const next = areas.at((at + (event.shiftKey ? -1 : 1) + areas.length) % areas.length);
      const target = next?.querySelector<HTMLElement>(
        '[role="row"][tabindex="0"], button:not([disabled]), input, textarea, iframe, [tabindex="0"]',
      );
      target?.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
}
