import { VolunteerText } from '#src/components/entity/volunteer/VolunteerText.tsx';

/** What volunteers do: Role Description (D-262). */
export function VolunteerRoleDescription() {
  return (
    <VolunteerText
      name="VolunteerRoleDescription"
      field="c_volunteerDescription"
      title="volunteer.roleDescription"
      textOf={(opportunity) => opportunity.roleDescription}
    />
  );
}
