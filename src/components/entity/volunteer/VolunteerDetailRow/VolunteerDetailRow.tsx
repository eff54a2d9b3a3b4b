import { recruitingStatus } from '#src/domain/volunteering/recruitingStatus.ts';
import type { RecruitingStatus } from '#src/domain/volunteering/recruitingStatus.ts';
import { wordFor } from '#src/context/wordFor.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { DefinitionList } from '#src/ui/DefinitionList/DefinitionList.tsx';
import { banIcon, infoIcon, searchIcon } from '#src/ui/Icon/glyphs.ts';
import type { IconShape } from '#src/ui/Icon/Icon.tsx';
import { Status, type StatusTone } from '#src/ui/Status/Status.tsx';

/** How each status looks (D-274 – D-276, R-153). */
const LOOKS: Record<RecruitingStatus['kind'], { tone: StatusTone; icon: IconShape }> = {
  recruiting: { tone: 'open', icon: searchIcon },
  closed: { tone: 'closed', icon: banIcon },
  other: { tone: 'neutral', icon: infoIcon },
};

/** Whether volunteers are looked for, of what age, and where in the house (D-258 – D-260, D-277). */
export function VolunteerDetailRow() {
  const opportunity = useEntity('ce_volunteerOpportunity');
  const t = useStrings();
  if (!opportunity) return null;
  const { age, departments } = opportunity;
  const status = recruitingStatus(opportunity.status);
  if (!status && !age && departments.length === 0) {
    return (
      <EditingNote
        name="VolunteerDetailRow"
        missing={['c_status', 'c_volunteerAge', 'c_departmentOrSpecialty']}
      />
    );
  }
  return (
    <div className="VolunteerDetailRow">
      <DefinitionList
        look="stacked"
        items={[
          ...(status
            ? [
                {
                  key: 'status',
                  term: t('volunteer.status'),
                  description: (
                    <Status {...LOOKS[status.kind]}>
                      {status.kind === 'other'
                        ? wordFor(t, 'volunteer.status-', status.text)
                        : t(`volunteer.status-${status.kind}`)}
                    </Status>
                  ),
                },
              ]
            : []),
          ...(age
            ? [{ key: 'age', term: t('volunteer.age'), description: <span dir="auto">{age}</span> }]
            : []),
          ...(departments.length > 0
            ? [
                {
                  key: 'department',
                  term: t('volunteer.department'),
                  description: <span dir="auto">{departments.join(', ')}</span>,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
