import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { languageOf } from '#src/components/entity/research/shared/languageOf.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { externalIcon } from '#src/ui/Icon/glyphs.ts';
import { Prose } from '#src/ui/Prose/Prose.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';

/** What a trial is about, and where its full record is (D-300, Q-171). */
export function ClinicalTrialBody() {
  const trial = useEntity('ce_researchStudy');
  const { locale } = usePage();
  const t = useStrings();
  if (!trial) return null;
  const { description, trialsUrl } = trial;
  if (!description && !trialsUrl) {
    return <EditingNote name="ClinicalTrialBody" missing={['c_description', 'c_trialsURL']} />;
  }
  return (
    <EntitySection title={t('research.aboutTrial')}>
      {description ? (
        <div lang={languageOf(trial, locale)}>
          <Prose size="reading" html={description} />
        </div>
      ) : null}
      {trialsUrl ? (
        <p>
          <TextLink
            look="standalone"
            iconAfter={externalIcon}
            href={trialsUrl}
            newWindowLabel={t('research.newWindow')}
          >
            {t('research.trialRecord')}
          </TextLink>
        </p>
      ) : null}
    </EntitySection>
  );
}
