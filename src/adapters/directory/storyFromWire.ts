import type { Locale } from '#src/domain/entities/common.ts';
import type { PatientStory } from '#src/domain/entities/PatientStory.ts';
import { brightcoveId } from '#src/domain/video/brightcoveId.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem } from './fields.ts';
import { identityOf, referencesOf } from './references.ts';

/**
 * A ce_patientStory document → PatientStory (D-145). Needs `id` and `name`; every other field may be missing or
 * unreadable and is then left out and told to `onProblem`. Throws when it is no story at all.
 */
export function storyFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): PatientStory {
  const fields = readFields(document, onProblem);
  return defined<PatientStory>({
    ...identityOf(fields, 'ce_patientStory', locale),
    subtitle: fields.text('c_subTitle'),
    publishedDate: fields.text('c_publishedDate'),
    shortDescription: fields.text('c_shortDescription'),
    quote: fields.html('c_quote'),
    quoteAttribution: fields.text('c_quoteAttribution'),
    story: fields.html('c_story'),
    image: fields.image('c_image'),
    isVideo: fields.text('c_imageOrVideo') === 'Video',
    brightcoveVideoId: brightcoveId(fields.text('c_brightcoveVideoID')),
    locations: referencesOf(fields, 'c_locations', 'healthcareFacility'),
    providers: referencesOf(fields, 'c_provider', 'healthcareProfessional'),
    affiliates: referencesOf(fields, 'c_affiliate', 'ce_affiliate'),
    healthTopics: referencesOf(fields, 'c_healthTopics'),
    services: referencesOf(fields, 'c_services'),
  });
}
