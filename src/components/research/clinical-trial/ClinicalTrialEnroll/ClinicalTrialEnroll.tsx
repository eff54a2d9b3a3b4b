import { EntitySection } from '#src/components/entity/shared/EntitySection.tsx';
import { localizedPath } from '#src/components/entity/shared/localizedPath.ts';
import { enrollmentOf, mailtoHref } from '#src/domain/research/enrollment.ts';
import { emailText } from '#src/domain/text/emailText.ts';
import { EditingNote } from '#src/editor/EditingNote/EditingNote.tsx';
import { useEntity, usePage, useStrings } from '#src/ports/PageContext.tsx';
import { mailIcon } from '#src/ui/Icon/glyphs.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

const OPEN_TRIALS = '/Research-Search-Results?verticalKey=clinical_trial';

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
    <div id="enroll" className="ClinicalTrialEnroll">
      <EntitySection title={t('research.howToEnroll')} size="small">
        {enrollment.kind === 'closed' ? (
          <Closed />
        ) : (
          <>
            <p>{t('research.enrollText')}</p>
            <Notice tone="warning" title={t('research.enrollWarning')}>
              {t('research.enrollWarningText')}
            </Notice>
            <ul className="ClinicalTrialEnroll-places">
              {enrollment.places.map(({ id, name, email, address }) => (
                <li key={id}>
                  <span dir="auto">{[name, address?.city].filter(Boolean).join(', ')}</span>
                  <TextLink
                    look="standalone"
                    icon={mailIcon}
                    href={mailtoHref(email, {
                      subject: t('research.mailSubject', { study: trial.name }),
                      body: t('research.mailBody', { study: trial.name, place: name }),
                    })}
                  >
                    {emailText(email, t('research.emailWord'))}
                    <VisuallyHidden> {t('research.emailTo', { place: name })}</VisuallyHidden>
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </EntitySection>
    </div>
  );
}

function Closed() {
  const { locale } = usePage();
  const t = useStrings();
  return (
    <p>
      {t('research.enrollClosed')}{' '}
      <TextLink href={localizedPath(OPEN_TRIALS, locale)}>{t('research.findOpenTrials')}</TextLink>
    </p>
  );
}
