import { useId } from 'react';
import { usePage, useStrings } from '#src/context/PageContext.tsx';
import type { EditedField, EditedPart } from '#src/context/EditingPage.ts';
import { PickField } from '#src/editor/PickField/PickField.tsx';
import type { FieldSaver } from '#src/editor/saving/createFieldSaver.ts';
import { useEditorTools, useField } from '#src/editor/saving/useField.ts';
import { houseArt } from '#src/domain/art/houseArt.ts';
import { Art } from '#src/ui/Art/Art.tsx';
import { chevronDownIcon } from '#src/ui/Icon/glyphs.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { PanelDate, PanelText } from './PanelText.tsx';
import { PanelState } from './PanelState.tsx';

export interface PagePanelProps {
  part: EditedPart;
  /** Whether the directory says what the page is about (E-018). */
  isOfEntity: boolean;
}

/**
 * The Page Metadata panel, above the page while editing: what the page says of itself, to be read and changed (E-002,
 * E-007 – E-017, E-021). Taxonomy only where the directory does not decide it (E-018); its path is renamed elsewhere
 * (E-020).
 */
export function PagePanel({ part, isOfEntity }: PagePanelProps) {
  const t = useStrings();
  const { saverOf, canSave } = useEditorTools();
  const saver = saverOf(part);
  const fields = new Map(part.fields.map((field) => [field.declared, field]));
  return (
    <details className="PagePanel" open>
      <summary>
        <strong>{t('editor.pageMetadata')}</strong> <span>{t('editor.onlyEditors')}</span>
        <PanelState saver={saver} />
        <Icon icon={chevronDownIcon} />
      </summary>
      {canSave ? null : <p className="PagePanel-note">{t('editor.connecting')}</p>}
      <div className="PagePanel-card">
        <AboutPage saver={saver} fields={fields} />
        <PeopleAndPlaces saver={saver} fields={fields} />
        <SearchAndSharing saver={saver} fields={fields} />
        {isOfEntity ? null : <Taxonomy saver={saver} fields={fields} />}
      </div>
      <SearchPreview saver={saver} fields={fields} />
    </details>
  );
}

interface GroupProps {
  saver: FieldSaver;
  fields: ReadonlyMap<string, EditedField>;
}

function AboutPage({ saver, fields }: GroupProps) {
  const t = useStrings();
  const { path } = usePage();
  const pathId = useId();
  return (
    <fieldset>
      <legend>{t('editor.groupPage')}</legend>
      <PanelText saver={saver} field={fields.get('Title')!} label={t('editor.pageTitle')} most={60} />
      <div className="PagePanel-field" role="group" aria-labelledby={pathId}>
        <p className="PagePanel-label">
          <span id={pathId}>{t('editor.pagePath')}</span>
          <span>{t('editor.readOnly')}</span>
        </p>
        <p className="PagePanel-path">{path}</p>
        <p className="PagePanel-hint">{t('editor.pathElsewhere')}</p>
      </div>
      <PanelText
        saver={saver}
        field={fields.get('Description')!}
        label={t('editor.pageDescription')}
        most={160}
        isLong
      />
      <PanelDate
        saver={saver}
        field={fields.get('PublishedDate')!}
        label={t('editor.pagePublished')}
        hint={t('editor.dateHint')}
      />
    </fieldset>
  );
}

function PeopleAndPlaces({ saver, fields }: GroupProps) {
  const t = useStrings();
  return (
    <fieldset>
      <legend>{t('editor.groupPeople')}</legend>
      <PickField saver={saver} field={fields.get('ContributorEntity')!} label={t('editor.pageContributor')} />
      <PanelText
        saver={saver}
        field={fields.get('Contributor')!}
        label={t('editor.contributorName')}
        hint={t('editor.contributorNameHint')}
      />
      <PickField saver={saver} field={fields.get('Service')!} label={t('editor.pageService')} />
      <PickField saver={saver} field={fields.get('LocationsEntities')!} label={t('editor.pageLocations')} />
    </fieldset>
  );
}

function SearchAndSharing({ saver, fields }: GroupProps) {
  const t = useStrings();
  return (
    <fieldset>
      <legend>{t('editor.groupSearch')}</legend>
      <PanelText
        saver={saver}
        field={fields.get('Meta Title')!}
        label={t('editor.pageMetaTitle')}
        most={60}
      />
      <PanelText
        saver={saver}
        field={fields.get('Meta Description')!}
        label={t('editor.pageMetaDescription')}
        most={160}
        isLong
      />
      <PanelText saver={saver} field={fields.get('Meta Keywords')!} label={t('editor.pageMetaKeywords')} />
      <TeaserImage field={fields.get('TeaserImage')!} />
    </fieldset>
  );
}

function TeaserImage({ field }: { field: EditedField }) {
  const t = useStrings();
  const { config } = usePage();
  const labelId = useId();
  const { image } = field;
  const art = image && houseArt(image.src, config.illustrations);
  return (
    <div className="PagePanel-field" role="group" aria-labelledby={labelId}>
      <p className="PagePanel-label">
        <span id={labelId}>{t('editor.pageTeaserImage')}</span>
      </p>
      {image ? (
        <div className="PagePanel-image">
          {art ? <Art svg={art} alt="" /> : <img src={image.src} alt="" width={120} height={80} />}
          <p>
            <strong>{image.src.split(/[/?]/).findLast((piece) => piece.includes('.'))}</strong>
            {image.alt}
          </p>
        </div>
      ) : (
        <p className="PagePanel-hint">{t('editor.noImage')}</p>
      )}
      <p className="PagePanel-hint">{t('editor.imageElsewhere')}</p>
    </div>
  );
}

function Taxonomy({ saver, fields }: GroupProps) {
  const t = useStrings();
  return (
    <fieldset className="PagePanel-taxonomy">
      <legend>{t('editor.taxonomy')}</legend>
      <PickField saver={saver} field={fields.get('Services')!} label={t('editor.pageServices')} />
      <PickField saver={saver} field={fields.get('Specialties')!} label={t('editor.pageSpecialties')} />
      <PickField saver={saver} field={fields.get('HealthTopics')!} label={t('editor.pageHealthTopics')} />
      <p className="PagePanel-hint">{t('editor.taxonomyNote')}</p>
    </fieldset>
  );
}

/** The first lines of the page in a list of results. */
function SearchPreview({ saver, fields }: GroupProps) {
  const t = useStrings();
  const { path } = usePage();
  const textOf = (declared: string) => fields.get(declared)?.name ?? declared;
  const title = useField(saver, textOf('Meta Title')).value;
  const name = useField(saver, textOf('Title')).value;
  const description = useField(saver, textOf('Meta Description')).value;
  const about = useField(saver, textOf('Description')).value;
  const words = description || about;
  return (
    <div className="PagePanel-preview" role="group" aria-label={t('editor.searchPreview')}>
      <p className="PagePanel-hint">{t('editor.searchPreview')}</p>
      <p>{[window.location.host, ...path.split('/').filter(Boolean).slice(0, -1)].join(' › ')}</p>
      <p className="PagePanel-previewTitle">{title || name}</p>
      <p>{words.length > 160 ? `${words.slice(0, 160)}…` : words}</p>
    </div>
  );
}
