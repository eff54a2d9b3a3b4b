import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { EntityBase, SafeHtml } from './common.ts';

/** A video at YouTube, with what it shows. */
export interface VolunteerVideo {
  videoId: string;
  description?: string;
}

/** Unpaid work at a place of care (ce_volunteerOpportunity; D-271). Lists are empty, the rest absent, when unknown. */
export interface VolunteerOpportunity extends EntityBase<'ce_volunteerOpportunity'> {
  subheading?: SafeHtml;
  roleDescription?: SafeHtml;
  requirements?: SafeHtml;
  benefits?: SafeHtml;
  shifts?: SafeHtml;
  contactName?: string;
  /** What the contact is. */
  contactTitle?: string;
  email?: string;
  phone?: string;
  phoneNote?: string;
  applicationUrl?: string;
  age?: string;
  departments: string[];
  /** As the directory writes it, e.g. ACTIVELY_RECRUITING. */
  status?: string;
  brightcoveVideoId?: string;
  videos: VolunteerVideo[];
  faqs: { question: string; answer: SafeHtml }[];
  /** Places with an address, as location cards take them. */
  locations: SearchResult[];
}
