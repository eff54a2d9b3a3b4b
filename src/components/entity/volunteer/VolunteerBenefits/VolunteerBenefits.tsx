import { VolunteerText } from '#src/components/entity/volunteer/VolunteerText.tsx';

/** What volunteers get: Benefits and Support (D-267). */
export function VolunteerBenefits() {
  return (
    <VolunteerText
      name="VolunteerBenefits"
      field="c_benefitsAndSupportV2"
      title="volunteer.benefits"
      textOf={(opportunity) => opportunity.benefits}
    />
  );
}
