import { useState } from 'react';
import useSWR from 'swr';
import { fieldTitle } from '#src/domain/authoring/fieldNames.ts';
import { fieldKey } from '#src/domain/authoring/FrameTree.ts';
import { LINK_KINDS } from '../api/reportCalls.ts';
import type { LinkKind, LinkReport, ReportedLink } from '../api/reportCalls.ts';
import { useApi } from '../app/ApiContext.ts';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { ScreenProps } from '../app/screens.ts';
import { SiteChoice } from '../app/SiteChoice.tsx';
import { useAddress } from '../app/useAddress.ts';
import { useWords } from '../strings/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/Icon.tsx';
import './reports.css';

/** Links that do not lead where they promise, and those to other sites; each leads to its field. */
export function LinksScreen(props: ScreenProps) {
  const say = useWords();
  const api = useApi();
  const { sites } = props.session;
  const [site, setSite] = useState(sites[0]?.name ?? 'main');
  const [kind, setKind] = useState<LinkKind>();
  const { data, error } = useSWR(['links', site, kind], () => api.links(site, kind), {
    keepPreviousData: true,
  });
  return (
    <ScreenFrame {...props} site={site} title={say('links')} note={say('linksNote')}>
      <div className="Report">
        {sites.length > 1 ? (
          <div className="Report-site">
            <SiteChoice sites={sites} site={site} onChange={setSite} />
          </div>
        ) : null}
        {data ? (
          <>
            <Kinds counts={data.counts} kind={kind} onKind={setKind} />
            <Rows report={data} isExternal={kind === 'external'} />
          </>
        ) : (
          <p role={error ? 'alert' : 'status'}>{say(error ? 'notReached' : 'loading')}</p>
        )}
      </div>
    </ScreenFrame>
  );
}

interface KindsProps {
  counts: LinkReport['counts'];
  kind: LinkKind | undefined;
  onKind: (kind: LinkKind | undefined) => void;
}

/** How many of each there are; one press shows only those. */
function Kinds({ counts, kind, onKind }: KindsProps) {
  const say = useWords();
  const broken = LINK_KINDS.filter((one) => one !== 'external').reduce(
    (sum, one) => sum + (counts[one] ?? 0),
    0,
  );
  const offered = LINK_KINDS.filter((one) => (counts[one] ?? 0) > 0 || one === kind);
  const choice = (value: LinkKind | undefined, label: string, count: number) => (
    <li key={value ?? 'all'}>
      <button
        type="button"
        className="Report-kind"
        aria-pressed={kind === value}
        onClick={() => onKind(value)}
      >
        {label} <span className="Report-count">{count}</span>
      </button>
    </li>
  );
  return (
    <ul className="Report-kinds" aria-label={say('linksWhich')}>
      {choice(undefined, say('linksAll'), broken)}
      {offered.map((one) => choice(one, say(`links-${one}`), counts[one] ?? 0))}
    </ul>
  );
}

const ICONS: Readonly<Record<LinkKind, IconName>> = {
  nowhere: 'blocked',
  deleted: 'bin',
  unpublished: 'hide',
  anchor: 'target',
  redirect: 'redo',
  external: 'globe',
};

function Rows({ report, isExternal }: { report: LinkReport; isExternal: boolean }) {
  const say = useWords();
  if (report.rows.length === 0)
    return (
      <p className="Report-none">
        <Icon name="done" /> {say(isExternal ? 'linksNoneOutside' : 'linksNone')}
      </p>
    );
  return (
    <>
      <ul className="Report-list">
        {report.rows.map((row) => (
          <LinkRow key={`${row.itemId} ${row.language} ${row.field} ${row.href}`} row={row} />
        ))}
      </ul>
      {report.total > report.rows.length ? (
        <p>{say('linksMore', { count: report.total - report.rows.length })}</p>
      ) : null}
    </>
  );
}

function LinkRow({ row }: { row: ReportedLink }) {
  const say = useWords();
  const { go } = useAddress();
  const { kind, to, href, words, page, language, field } = row;
  const where = [
    row.isEverywhere ? say('linksEverywhere') : page.name,
    say(language === 'en' ? 'english' : 'spanish'),
    say('linksField', { field: fieldTitle(say, field) }),
    ...(row.otherPages > 0 ? [say('linksOtherPages', { count: row.otherPages })] : []),
  ].join(' · ');
  const act = say(kind === 'external' ? 'look' : 'guardMend');
  const query = new URLSearchParams({
    field: fieldKey({ itemId: row.itemId, name: field }),
    part: row.source,
  });
  return (
    <li className={`Report-row Report-${kind}`}>
      <span className="Report-mark">
        <Icon name={ICONS[kind]} /> {say(`links-${kind}`)}
      </span>
      <div className="Report-what">
        <p className="Report-name">{words === '' ? href : say('linksWords', { words })}</p>
        <p className="Report-address" dir="ltr">
          {href === '' ? say('linksNoAddress') : href}
        </p>
        <p className="Report-about">{say(`links-${kind}-why`, { to })}</p>
        <p className="Report-about">{where}</p>
      </div>
      <span className={row.isLive ? 'Report-state Report-live' : 'Report-state'}>
        {say(row.isLive ? 'linksLive' : 'linksDraft')}
      </span>
      <Button
        size="small"
        aria-label={say('linksGo', { act, words: words === '' ? href : words, page: page.name })}
        onPress={() => go(`pages/${page.id}/${language}?${query}`)}
      >
        {act}
      </Button>
    </li>
  );
}
