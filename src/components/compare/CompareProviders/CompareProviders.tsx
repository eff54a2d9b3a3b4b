import { Portrait } from '#src/components/cards/ProviderCard/ProviderParts.tsx';
import { BookingAction } from '#src/components/shared/booking/BookingAction.tsx';
import { useCompared } from '#src/components/shared/compare/useCompared.ts';
import { localizedPath } from '#src/domain/links/localizedPath.ts';
import { useIsAwake } from '#src/context/useIsAwake.ts';
import { usePosition } from '#src/browser/usePosition.ts';
import type { ComponentProps } from '#src/declaration/Declaration.ts';
import { SearchSettings } from '#src/components/search/common/SearchPart.tsx';
import { DOCTOR_SEARCH_PATH } from '#src/domain/browse/searchPaths.ts';
import { type Apart, apartOf } from '#src/domain/compare/apart.ts';
import type { ComparedProvider } from '#src/domain/compare/comparedProvider.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { andList } from '#src/domain/lists/andList.ts';
import { languageInSentence } from '#src/domain/lists/languageList.ts';
import { comparePath, MAX_COMPARED } from '#src/domain/compare/compareList.ts';
import { type Translate, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { closeIcon } from '#src/ui/Icon/glyphs.ts';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ComparedData } from './CompareProviders.data.ts';
import type { declaration } from './CompareProviders.declaration.ts';
import { type Fact, useFacts } from './providerFacts.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { Tabs } from './Tabs.tsx';
import { useColumnInView } from './useColumnInView.ts';

/**
 * Up to four providers side by side, from the address alone: the page can be shared and needs no scripts. A phone shows
 * one at a time, in a row that is swiped. With scripts it also takes the visitor's position, and forgets the list of the
 * device.
 */
export function CompareProviders({ params, data }: ComponentProps<typeof declaration, ComparedData>) {
  const t = useStrings();
  const { locale, mode } = usePage();
  const other = locale === 'en' ? 'es' : 'en';
  const heading = <h1 className="h-task">{t('comparison.title')}</h1>;
  if (mode === 'edit') {
    return (
      <div className="wrap">
        {heading}
        <SearchSettings name="CompareProviders" params={params} />
      </div>
    );
  }
  const { asked = [], providers = [], gone = 0, failed = 0, beyond = 0 } = data ?? {};
  return (
    <div className="CompareProviders">
      <div className="CompareProviders-page wrap">
        {heading}
        {failed > 0 ? (
          <p>
            {t('comparison.failed')}{' '}
            <a href={localizedPath(comparePath(asked), locale)}>{t('comparison.again')}</a>
          </p>
        ) : null}
        {gone > 0 ? <p>{t('comparison.gone')}</p> : null}
        {beyond > 0 ? <p>{t('comparison.beyond', { most: MAX_COMPARED })}</p> : null}
        {providers.length === 1 ? <p className="CompareProviders-how">{t('comparison.how')}</p> : null}
        {data && providers.length > 0 ? (
          <div className="CompareProviders-body">
            <div className="CompareProviders-main">
              <Comparison data={data} />
            </div>
            <div className="CompareProviders-beside" data-print="hide">
              <p className="CompareProviders-keeping">
                <TextLink look="standalone" href={localizedPath(DOCTOR_SEARCH_PATH, locale)}>
                  {t('comparison.more')}
                </TextLink>
                <TextLink
                  look="standalone"
                  href={localizedPath(comparePath(asked, data.near?.zip), other)}
                  hrefLang={other}
                  lang={other}
                >
                  {t('comparison.otherLanguage')}
                </TextLink>
              </p>
              <Keeping />
            </div>
          </div>
        ) : (
          <>
            {failed === 0 ? <Nobody /> : null}
            <Keeping />
          </>
        )}
      </div>
    </div>
  );
}

/** Nobody in the address: how it works, and the way to what the device keeps. */
function Nobody() {
  const t = useStrings();
  const { locale } = usePage();
  const { ids } = useCompared();
  return (
    <EmptyState
      title={t('comparison.empty')}
      actions={
        <>
          {ids.length > 0 ? (
            <ButtonLink href={localizedPath(comparePath(ids), locale)}>
              {t('comparison.yourList', { count: ids.length })}
            </ButtonLink>
          ) : null}
          <ButtonLink
            look={ids.length > 0 ? 'outline' : 'solid'}
            href={localizedPath(DOCTOR_SEARCH_PATH, locale)}
          >
            {t('comparison.find')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('comparison.how')}</p>
    </EmptyState>
  );
}

/** What happens with the list, and one button that ends it. */
function Keeping() {
  const t = useStrings();
  const isAwake = useIsAwake();
  const { ids, clear } = useCompared();
  return (
    <div className="CompareProviders-keeping" data-print="hide">
      <p>{t('comparison.privacy')}</p>
      {isAwake && ids.length > 0 ? (
        <Button look="outline" size="sm" onClick={clear}>
          {t('comparison.forget')}
        </Button>
      ) : null}
    </div>
  );
}

/** The anchor of a provider's column, for the tabs of a phone. */
const anchorOf = (index: number) => `compared-${index + 1}`;

function Comparison({ data }: { data: ComparedData }) {
  const t = useStrings();
  const { providers, near } = data;
  const { position, ask } = usePosition();
  const inView = useColumnInView(providers.length, anchorOf);
  const aside = (index: number) => (index === (inView ?? 0) ? undefined : '');
  const here = position.kind === 'known' ? position.coordinate : near?.position;
  const facts = useFacts(providers, here);
  const apart = apartOf(providers, here);
  const told = facts.filter(({ of }) => providers.some((provider) => of(provider) !== undefined));
  const isSame = ({ says }: Fact) => new Set(providers.map(says)).size === 1;
  const differ = told.filter((fact) => !isSame(fact));
  const isUntold = told.some(({ of }) => providers.some((provider) => of(provider) === undefined));
  const from =
    position.kind === 'known'
      ? t('comparison.fromYou')
      : near && t('comparison.distanceFrom', { zip: near.zip });

  // The roles are said because a phone shows the table as blocks, which takes them away.
  /* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
  return (
    <>
      <div className="CompareProviders-tools" data-print="hide">
        <PlaceForm data={data} position={position} ask={ask} />
        {providers.length > 1 && differ.length > 0 && differ.length < told.length ? (
          <label className="CompareProviders-only">
            <input type="checkbox" autoComplete="off" /> {t('comparison.differences')}
          </label>
        ) : null}
      </div>
      {providers.length > 1 ? <Tabs providers={providers} anchorOf={anchorOf} current={inView} /> : null}
      <div className="CompareProviders-scroll">
        <table role="table" className="CompareProviders-table">
          <caption>
            <VisuallyHidden>{t('comparison.caption')}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <VisuallyHidden>{t('comparison.what')}</VisuallyHidden>
              </th>
              {providers.map((provider, index) => (
                <th
                  key={provider.id}
                  role="columnheader"
                  scope="col"
                  id={anchorOf(index)}
                  data-aside={aside(index)}
                >
                  <Head provider={provider} data={data} apart={apart.get(provider.id) ?? []} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {told.map((fact) => (
              <tr key={fact.key} role="row" data-same={isSame(fact) ? '' : undefined}>
                <th role="rowheader" scope="row">
                  {fact.key === 'distance' ? from : t(`comparison.${fact.key}`)}
                </th>
                {providers.map((provider, index) => (
                  <td key={provider.id} role="cell" data-aside={aside(index)}>
                    {fact.of(provider) ?? <Untold />}
                    {(apart.get(provider.id) ?? [])
                      .filter(({ kind }) => kind === fact.apart)
                      .map((one) => (
                        <ApartWords key={one.kind} apart={one} count={providers.length} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isUntold ? <p className="CompareProviders-note">{t('comparison.askOffice')}</p> : null}
    </>
  );
  /* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
}

/** Who it is, how to book them, and the way out of the comparison. */
function Head({
  provider,
  data,
  apart,
}: {
  provider: ComparedProvider;
  data: ComparedData;
  apart: readonly Apart[];
}) {
  const t = useStrings();
  const { locale } = usePage();
  const { ids, toggle } = useCompared();
  const { id, uid, name, path, image, offer, specialties } = provider;
  const others = data.providers.flatMap((one) => (one.id === id ? [] : [one.id]));
  return (
    <div className="CompareProviders-head">
      <span className="CompareProviders-portrait" aria-hidden="true">
        <Portrait image={image} name={name} id={id} />
      </span>
      <a className="CompareProviders-name" dir="auto" href={localizedPath(path, locale)}>
        {name}
      </a>
      {specialties.length > 0 ? (
        <p className="CompareProviders-specialty">{specialties.map((one) => one.name).join(', ')}</p>
      ) : null}
      <div
        className="CompareProviders-booking"
        data-print={offer.kind === 'call' || offer.kind === 'referral' ? undefined : 'hide'}
      >
        <BookingAction
          offer={offer}
          name={name}
          entityTypeId="healthcareProfessional"
          entityUid={uid}
          firstDay={data.firstDays[id]}
        />
      </div>
      {apart.some(({ kind }) => kind === 'earliest') ? (
        <ApartWords apart={{ kind: 'earliest' }} count={data.providers.length} />
      ) : null}
      <p data-print="hide">
        <TextLink
          look="standalone"
          icon={closeIcon}
          href={localizedPath(comparePath(others, data.near?.zip), locale)}
          onClick={() => {
            if (ids.includes(id)) toggle(id);
          }}
        >
          {t('comparison.remove')} <VisuallyHidden>{name}</VisuallyHidden>
        </TextLink>
      </p>
    </div>
  );
}

/** What sets somebody apart, in words. */
function ApartWords({ apart, count }: { apart: Apart; count: number }) {
  const t = useStrings();
  const { locale } = usePage();
  return <p className="CompareProviders-apart">{apartWords(apart, count, locale, t)}</p>;
}

const COUNTS = ['two', 'three', 'four'] as const;

function apartWords(apart: Apart, count: number, locale: Locale, t: Translate): string {
  const word = COUNTS[count - 2];
  const values = { count: word ? t(`comparison.${word}`) : String(count) };
  if (apart.kind === 'video') return t('comparison.onlyVideo', values);
  if (apart.kind !== 'speaks') return t(`comparison.${apart.kind}`, values);
  const language = andList(
    apart.languages.map((name) => languageInSentence(name, locale)),
    locale,
  );
  return t('comparison.speaks', { ...values, language });
}

/** A fact that the directory does not have; whom to ask is said once, below the table. */
function Untold() {
  const t = useStrings();
  return <span className="CompareProviders-untold">{t('comparison.untold')}</span>;
}
