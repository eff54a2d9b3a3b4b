import { EntitySection } from '#src/components/shared/sections/EntitySection.tsx';
import { boardCertification } from '#src/domain/provider/boardCertification.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';

/** Training in the order it was made, certifications and licences (D-163, D-174, R-069, R-164). */
export function ProviderQualifications() {
  const provider = useEntity('healthcareProfessional');
  const t = useStrings();
  if (!provider) return null;
  const boards = provider.specialties.flatMap((specialty) => {
    const board = boardCertification(specialty);
    if (!board) return [];
    const words = board.kind === 'text' ? board.text : t(`providerPage.board-${board.kind}`);
    return [`${specialty.name}: ${words}`];
  });
  const parts = [
    ['boards', boards],
    ['fellowship', provider.fellowships],
    ['residency', provider.residencies],
    ['internship', provider.internships],
    ['medSchool', provider.medSchools],
    ['education', provider.education],
    ['training', provider.specialTraining ? [provider.specialTraining] : []],
    ['licensure', provider.licensure],
  ] as const;
  const items = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([key, lines]) => ({
      key,
      term: t(`providerPage.${key}`),
      description: (
        <ul>
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      ),
    }));
  if (items.length === 0) {
    return (
      <EditingNote
        name="ProviderQualifications"
        missing={['c_medSchool', 'c_internship', 'c_residency', 'c_fellowship', 'c_education']}
      />
    );
  }
  return (
    <EntitySection title={t('providerPage.qualifications')} isPrinted={false}>
      <DefinitionList look="stacked" items={items} />
    </EntitySection>
  );
}
