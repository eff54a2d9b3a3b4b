import { usePage, useStrings } from '#src/context/PageContext.tsx';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import type { PageFields } from '#src/declaration/pageFields.ts';
import { formatDate, parsePublished } from '#src/domain/dates/dates.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import { useRouteFields } from '#src/editor/Editable/useRouteFields.ts';

/** Pages that have no metadata of their own to show (E-019): what stands for a page that is missing or broken. */
const HIDDEN_ON = ['/_404', '/_500'];

/**
 * What the page says of itself, above it while editing (E-002, E-007 – E-017); what it is about only on pages that are
 * not of an entity, whose directory says that (E-018). A path is renamed elsewhere in the editor (E-020). In the editor's
 * browser what can be changed takes its place (`src/editor/PagePanel`). A Studio's script in the page holds the page still,
 * but for what says `data-editor-tool`.
 */
export function PageMetadataPanel() {
  const t = useStrings();
  const { mode, path, locale, entity } = usePage();
  const fields = useRouteFields(PAGE_FIELDS);
  if (mode !== 'edit' || HIDDEN_ON.includes(path)) return null;
  const rows = [
    [t('editor.pageTitle'), fields.Title.value],
    [t('editor.pagePath'), path],
    [t('editor.pageDescription'), fields.Description.value],
    [t('editor.pageContributor'), labels(fields.ContributorEntity) || fields.Contributor.value],
    [t('editor.pageLocations'), labels(fields.LocationsEntities)],
    [t('editor.pageService'), labels(fields.Service)],
    [t('editor.pagePublished'), published(fields, locale)],
    [t('editor.pageTeaserImage'), fields.TeaserImage.value?.src ?? ''],
    [t('editor.pageMetaTitle'), fields['Meta Title'].value],
    [t('editor.pageMetaDescription'), fields['Meta Description'].value],
    [t('editor.pageMetaKeywords'), fields['Meta Keywords'].value],
    ...(entity
      ? []
      : [
          [t('editor.pageServices'), labels(fields.Services)],
          [t('editor.pageSpecialties'), labels(fields.Specialties)],
          [t('editor.pageHealthTopics'), labels(fields.HealthTopics)],
        ]),
  ];
  return (
    <div className="wrap" data-page-panel="" data-editor-tool="">
      <details className="PageMetadataPanel">
        <summary>{t('editor.pageMetadata')}</summary>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || t('editor.notSet')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const labels = ({ value }: PageFields['Services']): string => value.map(({ label }) => label).join(', ');

function published({ PublishedDate }: PageFields, locale: Locale): string {
  const date = parsePublished(PublishedDate.value);
  return date.kind === 'date' ? formatDate(date.instant, locale) : '';
}
