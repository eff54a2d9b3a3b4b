import { VolunteerText } from '#src/components/entity/volunteer/VolunteerText.tsx';

/** When: Volunteering Shifts (D-266). */
export function VolunteerShifts() {
  return (
    <VolunteerText
      name="VolunteerShifts"
      field="c_volunteerShift"
      title="volunteer.shifts"
      textOf={(opportunity) => opportunity.shifts}
    />
  );
}
