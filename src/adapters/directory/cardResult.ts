import { z } from 'zod';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

const documentShape = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string().min(1),
  c_isDeleted: z.boolean().optional().catch(undefined),
  meta: z
    .looseObject({ entityType: z.looseObject({ id: z.string() }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** Members of a document that cards read; the rest of a document, often most of it, stays on the server. */
const CARD_MEMBERS = [
  ...['uid', 'slug', 'description', 'address', 'hours', 'timezone', 'mainPhone', 'yextDisplayCoordinate'],
  ...[
    'image',
    'headshot',
    'c_image',
    'c_teaserImage',
    'c_featuredImage',
    'c_imageOrVideo',
    'c_brightcoveVideoID',
  ],
  ...['c_shortDescription', 'c_teaserText', 'c_subTitle', 'c_publishedDate', 'c_authors', 'c_pageType'],
  ...['c_displayName', 'c_otherName', 'c_locationType', 'c_hasER', 'c_parentLocation', 'c_findingYourWay'],
  ...['c_awardPresenter', 'c_displayYears', 'c_latestYearOfAward', 'c_awardType', 'c_questionParaphrased'],
  ...['c_healthTopics', 'c_patientStoryCategory', 'wp_categories', 'c_person', 'c_contributor'],
  ...['acceptingNewPatients', 'c_providerSpecialties', 'c_offices', 'c_affiliate', 'c_additionalLanguages'],
  ...['c_isPhysician', 'c_startDate', 'c_offersVideoVisit', 'c_reputationRatingFiveStar'],
  ...['c_appointmentBookingUrl', 'c_appointmentBookingLabel', 'c_epicProviderId'],
  ...['c_epicOpenSchedulingEnabled', 'c_epicProviderScheduleList', 'additionalHoursText'],
  ...['Headline', 'Summary', 'Contributor', 'PublishedDate'],
  ...['c_linkURL', 'c_detailPageURL', 'landingPageUrl', 'websiteUrl', 'c_topLevelService'],
] as const;

/**
 * A directory document as result cards take it; undefined when it is none, has no name or is deleted. `entityTypeId`
 * stands in where the document does not say its type.
 */
export function cardResult(document: unknown, entityTypeId?: string): SearchResult | undefined {
  const parsed = documentShape.safeParse(document);
  if (!parsed.success || parsed.data.c_isDeleted) return undefined;
  const { id, name, meta } = parsed.data;
  const data: Record<string, unknown> = { id, name };
  for (const member of CARD_MEMBERS) {
    const value = parsed.data[member];
    if (value !== undefined && value !== null) data[member] = value;
  }
  const type = meta?.entityType?.id ?? entityTypeId;
  return { id, data: type ? { ...data, type } : data, ...(type && { entityType: type }) };
}
