import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { languageOf } from '#src/components/entity/research/shared/languageOf.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { Prose } from '#src/ui/Prose/Prose.tsx';

/** What an investigator does, in their own words (D-056). */
export function InvestigatorDescription() {
  const person = useEntity('ce_investigator');
  const { locale } = usePage();
  const t = useStrings();
  if (!person) return null;
  if (!person.description) return <EditingNote name="InvestigatorDescription" missing={['c_description']} />;
  return (
    <EntitySection title={t('research.aboutPerson', { name: person.name })}>
      <div lang={languageOf(person, locale)}>
        <Prose size="reading" html={person.description} />
      </div>
    </EntitySection>
  );
}
