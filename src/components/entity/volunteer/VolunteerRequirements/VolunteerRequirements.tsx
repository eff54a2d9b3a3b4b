import { VolunteerText } from '#src/components/entity/volunteer/VolunteerText.tsx';

/** What volunteers bring: Requirements and Qualifications (D-265). */
export function VolunteerRequirements() {
  return (
    <VolunteerText
      name="VolunteerRequirements"
      field="c_requirementsAndQualificationsV2"
      title="volunteer.requirements"
      textOf={(opportunity) => opportunity.requirements}
    />
  );
}
