import { wellFormed } from '#src/domain/text/encodeText.ts';
import type { ResearchLocation, Study } from '#src/domain/entities/research.ts';
import { studyStatus } from './studyStatus.ts';

/** A place of a study that can be written to. */
export type EnrollPlace = ResearchLocation & { email: string };

/**
 * Whether and where one can ask to take part in a study (D-307–D-309).
 * - `open`: at these places, those with an e-mail address; at least one.
 * - `closed`: the study does not take people now.
 * - `unavailable`: no place can be written to.
 */
export type Enrollment =
  | { kind: 'open'; places: EnrollPlace[] }
  | { kind: 'closed' }
  | { kind: 'unavailable' };

export function enrollmentOf(study: Study): Enrollment {
  const status = studyStatus(study);
  if (status.kind === 'listed' && !status.isOpen) return { kind: 'closed' };
  const places = study.locations.filter((place): place is EnrollPlace => Boolean(place.email));
  return places.length > 0 ? { kind: 'open', places } : { kind: 'unavailable' };
}

/** A mailto link with subject and body; line breaks as mail has them. */
export function mailtoHref(email: string, { subject, body }: { subject: string; body: string }): string {
  const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(/\r?\n/g, '\r\n'));
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encode(subject)}&body=${encode(body)}`;
}
