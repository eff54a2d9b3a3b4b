import { feminineProfession, MASCULINE, womanDoctor } from './feminine.ts';
import type { OpenDay } from '../engine/openOn.ts';
import type { KindOfPlace, OpeningWishes, Wishes } from './Wishes.ts';

/** A day by its name; the day something began is none to be open on. */
const day = (name: string, of: OpenDay, text: string) => ({
  said: new RegExp(`(?<!\\b(?:since|last) )\\b(?:(?:on|this|next|every|for) )?(?:the )?${name}\\b`),
  day: of,
  text,
});

/** "After 6 pm", "until 8": hours of the day, and no span of time ("after 6 days"). */
const pastHour = (hours: string): string =>
  `\\b(?:after|past|until|till|til) (?:${hours})(?: ?p ?m| o ?clock)?\\b(?! (?:days?|weeks?|months?|years?|hours?|minutes?|miles?))`;

const opening: OpeningWishes = {
  now: {
    said: /\b(?:(?:that|which|who) )?(?:(?:is|are|thats|whos) )?(?:open|available)(?: (?:right |rite )?now| rn| at the moment| (?:at )?this (?:minute|hour|time|moment)| this late)\b|\b(?:currently|still) open\b/,
    text: 'Open now',
  },
  always: {
    said: /\b(?:open )?(?:24 ?(?:hours?|hrs?)(?: (?:a|per) day)?|24 7|around the clock|day and night)\b/,
    text: 'Open 24 hours',
  },
  parts: [
    {
      said: new RegExp(
        `\\b(?:(?:until|till|til|past) )?(?:late(?: at)? nights?|late hours|late|after hours|at night|nights|overnight|midnight)\\b|${pastHour('9|10|11')}`,
      ),
      part: 'late',
      text: 'late',
    },
    {
      said: new RegExp(
        `\\b(?:(?:in|during) the |this )?(?:evenings?|tonight)\\b|\\bafter (?:work|school)\\b|${pastHour('[5-8]')}`,
      ),
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
    said: /\b(?:(?:that|which|who) )?(?:(?:is|are|be|thats|whos) )?(?:open|opening|opens|available|availability)(?: hours)?(?: (?:on|until|till|til|at|in))?\b|\b(?:who|that) (?:works?|sees? patients)\b(?: on)?|\bhours\b|\bappointments?\b(?: (?:on|for))?/,
    text: 'Open',
  },
  opensAndCloses: /\b(?:opens?|opening|clos(?:e|es|ed|ing))\b/,
  alone: /\b(?:open|opens|opening|hours|hrs|24 7)\b/,
  habit: /\bevenings\b/,
  ofOffice: 'Office',
};

const kinds: readonly KindOfPlace[] = [
  {
    value: 'Urgent Care',
    text: 'Urgent care',
    said: /\b(?:(?:urgent|immediate) ?care|(?<!salas? de )urgencias|atencion (?:de )?urgen(?:cia|te))\b/,
  },
  { value: 'Walk-In Care', text: 'Walk-in care', said: /\bwalk ?in (?:clinic|care|center)s?\b/ },
  {
    value: 'Emergency Room',
    text: 'Emergency room',
    said: /\b(?:ers?|emergency (?:room|department)s?|salas? de (?:emergencias?|urgencias?))\b/,
    alone: /\b(?:medical )?emergenc(?:y|ies|ias?)\b/,
  },
  { value: 'Hospital', text: 'Hospital', said: /\bhospital(?:e?s)?\b/ },
  { value: 'Lab', text: 'Lab', said: /\b(?<!(?:sleep|cath) )(?:labs?|laborator(?:y|ies|ios?))\b/ },
  {
    value: 'Pharmacy (Outpatient)',
    text: 'Pharmacy',
    said: /\b(?:pharmac(?:y|ies)|drug ?stores?|farmacias?)\b/,
  },
  {
    value: 'Imaging',
    text: 'Imaging',
    said: /\bimaging centers?\b|^imaging (?!results?|reports?|records?|costs?|prices?|of|for|tests?)/,
  },
  {
    value: 'Imaging',
    text: 'Imaging',
    said: /\b(?:x ?rays?|mris?|(?:ct|cat|pet|bone density) scans?|mammogra(?:ms?|phy)|ultra ?sounds?|sonograms?|rayos x|radiografias?|resonancias?|mamografias?|ultrasonidos?)\b/,
    isDoing: true,
  },
  {
    value: 'Lab',
    text: 'Lab',
    said: /\b(?:blood (?:tests?|work|draws?|drawn)|bloodwork|labwork|draw(?:ing)? blood|urine tests?|analisis de sangre)\b/,
    isDoing: true,
  },
  {
    value: 'Pharmacy (Outpatient)',
    text: 'Pharmacy',
    said: /\b(?:prescription (?:pick ?up|refills?)|(?:pick ?up|fill|refill)(?: (?:a|my))? (?:prescriptions?|medicines?|meds))\b/,
    isDoing: true,
  },
  {
    value: 'Care Center',
    text: 'Care center',
    said: /\b(?:doctors offices?|health centers?|clinics?|clinicas?)\b/,
    isGeneral: true,
    whenOpen: { value: 'Urgent Care', text: 'Urgent care', said: /^clinic/ },
  },
];

export const wishesInEnglish: Wishes = {
  values: [
    {
      field: 'acceptingNewPatients',
      value: true,
      text: 'Accepting new patients',
      said: /\b(?:(?:who|that) )?(?:(?:is|are|still|currently) )*(?:accept(?:s|ing)?|tak(?:e|es|ing)|open to|seeing|see) (?:any )?(?:new patients?|new people)\b|\b(?:for )?new patients? (?:appointments?|visits?|openings?)\b|\bnew patients? (?=doctors?\b|drs?\b|physicians?\b|pcps?\b)/,
    },
    {
      field: 'c_offersVideoVisit',
      value: true,
      text: 'Video visits',
      said: /\b(?:(?:by|with|for|via|on|offers?|offering|has|have|does) )?(?:video (?:visits?|appointments?|calls?)|telehealth|telemedicine|virtual(?: visits?| appointments?)?|online)\b|\b(?:by|via|over|through|on|does|do|offers?) video\b/,
    },
    {
      field: 'gender',
      value: 'Female',
      text: 'Female',
      said: /\b(?:female|woman|lady|ladies)\b|\bwomen (?=doctors?\b|drs?\b|physicians?\b|therapists?\b|surgeons?\b)/,
    },
    // Spanish words on an English page.
    { field: 'gender', value: 'Female', text: 'Female', said: womanDoctor },
    { field: 'gender', value: 'Female', text: 'Female', said: feminineProfession, otherwise: MASCULINE },
    { field: 'gender', value: 'Male', text: 'Male', said: /\b(?:male|man)\b/ },
  ],
  opening,
  soon: /\b(?:soon|soonest|sooner|asap|as soon as possible|right away|earliest|(?:first|next) (?:available|appointments?|opening)|first visit|this week|quick appointments?)\b/,
  placed: {
    near: /\b(?:near|nearby|near to|close(?:st)? to|next to|across from) (?:the )?(?!emergency\b|(?:main |front |back )?(?:entrance|door|lobby|elevator))/,
    within: /\bin (?:the )?/,
  },
  kinds,
  negating:
    '(?:(?:but|and|just|please) )?(?:not|no|rather than|instead of|without)(?: (?:at|in|to|a|an|any|the|going|go))* ',
  speaking: {
    before:
      '(?:(?:who|that|which|que) )?(?:can )?(?:speaks?|speaking|talks?|knows?|fluent in|habla|hable|hablen|in|en) ',
    after: ' (?:speaking|language)',
  },
  languageNames: {
    espanol: 'Spanish',
    castellano: 'Spanish',
    chinese: 'Mandarin',
    filipino: 'Tagalog',
    persian: 'Farsi',
    asl: 'American Sign Language',
    'sign language': 'American Sign Language',
  },
  paying: {
    before:
      '(?:(?:and )?(?:who|that|which) )?(?:(?:is|are|does|do|will|they|also) )*(?:accepts?|accepting|takes?|taking|honou?rs?|bills?|covered (?:by|under)|(?:is |are )?(?:in|part of) (?:the )?network(?: with| for| of)?|works? with|works? for|working with|contracted with|participat(?:es?|ing) (?:in|with)|(?:i|we) (?:have|got)|my (?:insurance )?card says|(?:im|i am|were|my son is|my daughter is) (?:on|with)|my insurance is|have|has|under|through|using|with|for|on) (?:my |the |our )?',
    after:
      '(?: (?:insurance|health|plan|plans|hmo|ppo|epo|pos|hdhp|network|in network|coverage|members?|policy|senior|advantage|select|choice|bronze|silver|gold|platinum|exclusive|open access|accepted|covered|patients(?! rights)))+',
  },
  insured:
    /\b(?:accepts?|accepted|accepting|takes?|taking|honou?rs?|covered|covers?|coverage|network|networks|contracted|participat(?:es?|ing)|insu?r[ae]n?[cs]e?s?|insured|insurers?|plan|plans|hmo|ppo|epo|hdhp|my card says|on my card)\b|^i (?:have|got) [a-z]+(?: [a-z]+)?$/,
  asking: new Set(
    `u yall guys i my got says here there please still currently also any kind if ok okay work works with under part member members patient patients hospital hospitals
     clinic clinics facility facilities will would could should hi hello question about does did yes no not or and card cards good company`.split(
      /\s+/,
    ),
  ),
};
