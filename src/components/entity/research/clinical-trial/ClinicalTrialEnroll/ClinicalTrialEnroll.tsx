import { ActionPanel } from '#src/components/shared/sections/ActionPanel.tsx';
import { ClosedTrial } from '#src/components/entity/research/clinical-trial/ClosedTrial.tsx';
import { enrollmentOf, type EnrollPlace, mailtoHref } from '#src/domain/research/enrollment.ts';
import { emailText } from '#src/domain/text/emailText.ts';
import { placeName } from '#src/components/entity/research/clinical-trial/placeName.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, useStrings } from '#src/context/PageContext.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { mailIcon } from '#src/ui/Icon/glyphs.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Where one can ask to take part, by e-mail to the places that have an address; subject and body warn that e-mail is
 * not encrypted (D-302, D-307–D-311, Q-173, Q-176). A trial that takes nobody now says so.
 */
export function ClinicalTrialEnroll() {
  const trial = useEntity('ce_researchStudy');
  const t = useStrings();
  if (!trial) return null;
  const enrollment = enrollmentOf(trial);
  if (enrollment.kind === 'unavailable') {
    return <EditingNote name="ClinicalTrialEnroll" missing={['c_researchLocations.c_emailAddress']} />;
  }
  return (
    <ActionPanel id="enroll" title={t('research.howToEnroll')}>
      {enrollment.kind === 'closed' ? (
        <p>
          <ClosedTrial />
        </p>
      ) : (
        <>
          <p>{t('research.enrollText')}</p>
          <Notice tone="warning" title={t('research.enrollWarning')}>
            {t('research.enrollWarningText')}
          </Notice>
          <ul className="ClinicalTrialEnroll">
            {enrollment.places.map((place) => (
              <li key={place.id}>
                <Place study={trial.name} place={place} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionPanel>
  );
}

/** A place, and the button that writes to its study team; on paper the address itself. */
function Place({ study, place: { name, email, address } }: { study: string; place: EnrollPlace }) {
  const t = useStrings();
  return (
    <>
      <span dir="auto">{placeName(name, address)}</span>
      <ButtonLink
        look="outline"
        block
        data-print="hide"
        icon={mailIcon}
        href={mailtoHref(email, {
          subject: t('research.mailSubject', { study }),
          body: t('research.mailBody', { study, place: name }),
        })}
      >
        <span>
          {emailText(email, t('research.emailWord'))}
          <VisuallyHidden> {t('research.emailTo', { place: name })}</VisuallyHidden>
        </span>
      </ButtonLink>
      <span data-print="only">{email}</span>
    </>
  );
}
