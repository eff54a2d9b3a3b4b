import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { languageOf } from '#src/components/entity/research/shared/languageOf.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** What a study is about (D-232). */
export function StudyBody() {
  const study = useEntity('ce_researchStudy');
  const { locale } = usePage();
  const t = useStrings();
  if (!study) return null;
  if (!study.description) return <EditingNote name="StudyBody" missing={['c_description']} />;
  return (
    <EntitySection title={t('research.aboutStudy')}>
      <div lang={languageOf(study, locale)}>
        <Prose size="reading" html={study.description} />
      </div>
    </EntitySection>
  );
}
