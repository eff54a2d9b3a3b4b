import type { OpenDay } from '../engine/openOn.ts';
import type { KindOfPlace, OpeningWishes, Wishes } from './Wishes.ts';

/** A day by its name; the day something began is none to be open on. */
const day = (name: string, of: OpenDay, text: string) => ({
  said: new RegExp(`(?<!\\b(?:since|last) )\\b(?:(?:on|this|next|every|for) )?(?:the )?${name}\\b`),
  day: of,
  text,
});

const opening: OpeningWishes = {
  now: { said: /\b(?:(?:that|which) )?(?:(?:is|are) )?open(?: right)? now\b/, text: 'Open now' },
  always: {
    said: /\b(?:open )?(?:24 ?(?:hours?|hrs?)(?: (?:a|per) day)?|24 7|around the clock|day and night)\b/,
    text: 'Open 24 hours',
  },
  parts: [
    {
      said: /\b(?:(?:until|till) )?(?:late(?: at)? nights?|late hours|late|after hours|at night|nights|overnight)\b/,
      part: 'late',
      text: 'late',
    },
    {
      said: /\b(?:(?:in|during) the |this )?(?:evenings?|tonight)\b/,
      part: 'evening',
      text: 'in the evening',
    },
    { said: /\b(?:(?:in|during) the |this )?mornings?\b/, part: 'morning', text: 'in the morning' },
    { said: /\b(?:(?:in|during) the |this )?afternoons?\b/, part: 'afternoon', text: 'in the afternoon' },
  ],
  days: [
    day('weekends?', 'weekend', 'at the weekend'),
    day('today', 'today', 'today'),
    day('tomorrow', 'tomorrow', 'tomorrow'),
    day('mondays?', 'monday', 'Monday'),
    day('tuesdays?', 'tuesday', 'Tuesday'),
    day('wednesdays?', 'wednesday', 'Wednesday'),
    day('thursdays?', 'thursday', 'Thursday'),
    day('fridays?', 'friday', 'Friday'),
    day('saturdays?', 'saturday', 'Saturday'),
    day('sundays?', 'sunday', 'Sunday'),
  ],
  open: {
    said: /\b(?:(?:that|which) )?(?:(?:is|are|be) )?(?:open|opening)(?: hours)?(?: (?:on|until|till|at|in))?\b|\bhours\b/,
    text: 'Open',
  },
};

const kinds: readonly KindOfPlace[] = [
  { value: 'Urgent Care', text: 'Urgent care', said: /\b(?:urgent|immediate) care\b/ },
  { value: 'Walk-In Care', text: 'Walk-in care', said: /\bwalk ?in (?:clinic|care|center)s?\b/ },
  {
    value: 'Emergency Room',
    text: 'Emergency room',
    said: /\b(?:ers?|emergency (?:room|department)s?)\b/,
  },
  { value: 'Hospital', text: 'Hospital', said: /\bhospitals?\b/ },
  { value: 'Lab', text: 'Lab', said: /\b(?<!(?:sleep|cath) )(?:labs?|laborator(?:y|ies))\b/ },
  {
    value: 'Pharmacy (Outpatient)',
    text: 'Pharmacy',
    said: /\b(?:pharmac(?:y|ies)|drug ?stores?)\b/,
  },
  { value: 'Imaging', text: 'Imaging', said: /\bimaging centers?\b/ },
  {
    value: 'Care Center',
    text: 'Care center',
    said: /\b(?:doctors offices?|health centers?|clinics?)\b/,
    isGeneral: true,
  },
];

export const wishesInEnglish: Wishes = {
  values: [
    {
      field: 'acceptingNewPatients',
      value: true,
      text: 'Accepting new patients',
      said: /\b(?:(?:who|that) )?(?:(?:is|are) )?(?:accept(?:s|ing)?|tak(?:e|es|ing)|open to|seeing) (?:any )?new patients?\b/,
    },
    {
      field: 'c_offersVideoVisit',
      value: true,
      text: 'Video visits',
      said: /\b(?:(?:by|with|for|via|on|offers?|offering|has|have|does) )?(?:video (?:visits?|appointments?|calls?)|telehealth|telemedicine|virtual(?: visits?| appointments?)?|online)\b/,
    },
    { field: 'gender', value: 'Female', text: 'Female', said: /\b(?:female|woman|lady|ladies)\b/ },
    { field: 'gender', value: 'Male', text: 'Male', said: /\b(?:male|man)\b/ },
  ],
  opening,
  kinds,
  speaking: {
    before: '(?:(?:who|that|which) )?(?:can )?(?:speaks?|speaking|talks?|knows?|fluent in|in) ',
    after: ' (?:speaking|language)',
  },
  languageNames: {
    chinese: 'Mandarin',
    filipino: 'Tagalog',
    persian: 'Farsi',
    asl: 'American Sign Language',
    'sign language': 'American Sign Language',
  },
  paying: {
    before:
      '(?:(?:who|that|which) )?(?:accepts?|accepting|takes?|taking|covered by|in network(?: with)?|with|for) (?:my )?',
    after: '(?: (?:insurance|health|plan|plans|hmo|ppo|network))+',
  },
  insured: /\b(?:accepts?|accepting|takes?|taking|covered|network|insurance|plan|plans|hmo|ppo)\b/,
};
