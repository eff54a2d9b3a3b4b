import type { Locale } from '#src/domain/entities/common.ts';
import type { VolunteerOpportunity, VolunteerVideo } from '#src/domain/entities/VolunteerOpportunity.ts';
import { emailAddress } from '#src/domain/text/emailText.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { youtubeId } from '#src/domain/video/youtubeId.ts';
import { cardResult } from './cardResult.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { identityOf } from './references.ts';

/** What the address of a video that is shown holds (D-272, A-30). */
const VIDEO_HOSTS = ['youtube.com', 'youtu.be'];

/**
 * A ce_volunteerOpportunity document → VolunteerOpportunity (D-271). Needs `id` and `name`; every other field may be
 * missing or unreadable and is then left out and told to `onProblem`. Throws when it is none at all.
 */
export function volunteerFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): VolunteerOpportunity {
  const fields = readFields(document, onProblem);
  const subheading = fields.html('c_subheadDescriptionV2');
  const places = document['c_healthcareFacility'];
  return defined<VolunteerOpportunity>({
    ...identityOf(fields, 'ce_volunteerOpportunity', locale),
    shortDescription: (subheading && plainText(subheading)) || undefined,
    subheading,
    roleDescription: fields.html('c_volunteerDescription'),
    requirements: fields.html('c_requirementsAndQualificationsV2'),
    benefits: fields.html('c_benefitsAndSupportV2'),
    shifts: fields.html('c_volunteerShift'),
    contactName: fields.text('c_contactName'),
    contactTitle: fields.text('title'),
    email: emailAddress(fields.text('c_emailAddress')),
    phone: fields.text('mainPhone'),
    phoneNote: fields.text('mainPhoneAdditionalText'),
    applicationUrl: fields.link('applicationUrl'),
    age: fields.texts('c_volunteerAge').join(', ') || undefined,
    departments: fields.entityLinks('c_departmentOrSpecialty').map(({ name }) => name),
    status: fields.text('c_status'),
    image: fields.image('c_image'),
    brightcoveVideoId: brightcoveId(fields.text('c_brightcoveVideoID')),
    videos: fields.records('videos').flatMap((entry) => videoOf(entry) ?? []),
    faqs: fields.records('c_frequentlyAskedQuestions').flatMap((faq) => {
      const question = faq.text('question');
      const answer = faq.html('answer');
      return question && answer ? [{ question, answer }] : [];
    }),
    locations: (Array.isArray(places) ? places : [places])
      .flatMap((place) => cardResult(place, 'healthcareFacility') ?? [])
      .filter(({ data }) => readFields(data, () => undefined).address('address') !== undefined),
  });
}

/** A video whose address is of a host that is shown; the description comes as text or as rich text. */
function videoOf(entry: FieldReader): VolunteerVideo | undefined {
  const url = entry.link('video') ?? entry.link('url');
  const videoId = VIDEO_HOSTS.some((host) => url?.includes(host)) ? youtubeId(url) : undefined;
  const description = entry.html('description');
  return videoId === undefined
    ? undefined
    : defined({ videoId, description: (description && plainText(description)) || undefined });
}
