import type { EntityBase, EntityLink, EntityReference, SafeHtml } from './common.ts';

/** What a patient went through, told for others (ce_patientStory; D-145). Lists are empty, the rest absent, when unknown. */
export interface PatientStory extends EntityBase<'ce_patientStory'> {
  subtitle?: string;
  /** As the directory writes it: see `parsePublished`. */
  publishedDate?: string;
  quote?: SafeHtml;
  quoteAttribution?: string;
  story?: SafeHtml;
  /** True when a video tells it instead of a picture. */
  isVideo: boolean;
  brightcoveVideoId?: string;
  locations: EntityReference[];
  /** Who cared for the patient; those who left are not among them. */
  providers: EntityReference[];
  affiliates: EntityLink[];
  healthTopics: EntityReference[];
  services: EntityReference[];
}
