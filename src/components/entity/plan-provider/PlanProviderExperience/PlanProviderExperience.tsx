import { ExampleMissing } from '#src/components/entity/plan-provider/shared/ExampleMissing.tsx';
import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { sortByName } from '#src/domain/lists/sortByName.ts';
import { upperFirst } from '#src/domain/text/upperFirst.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Specialties, and the second part of the status text; the hero says the first (D-192, D-197, R-063). */
export function PlanProviderExperience() {
  const provider = useEntity('ce_shpProvider');
  const t = useStrings();
  const { locale } = usePage();
  if (!provider) return <ExampleMissing name="PlanProviderExperience" />;
  const specialties = sortByName(
    provider.specialties.map((name) => ({ name })),
    locale,
  );
  const facts = [
    [t('planProvider.specialties'), specialties.map(({ name }) => name).join(', ')],
    [t('planProvider.note'), provider.statusExtra && upperFirst(provider.statusExtra)],
  ] as const;
  const items = facts.flatMap(([term, description]) =>
    description ? [{ key: term, term, description: <span dir="auto">{description}</span> }] : [],
  );
  if (items.length === 0) {
    return <EditingNote name="PlanProviderExperience" missing={['c_shpSpecialty', 'c_shpDisplayComments']} />;
  }
  return (
    <EntitySection title={t('planProvider.experience')}>
      <DefinitionList look="stacked" items={items} />
    </EntitySection>
  );
}
