import type { SeedPage, SeedRendering } from '../../content/PageSeed.ts';
import { page, t } from './blocks.ts';

const bare = (component: string): SeedRendering => ({ component });

/** A detail page: hero, sections beside short facts, and what comes below. */
const body = (
  hero: string,
  { main, aside, below = [] }: { main: readonly string[]; aside: readonly string[]; below?: SeedRendering[] },
): SeedRendering[] => [
  bare(hero),
  {
    component: 'DetailPageContainer',
    params: { AsidePosition: 'right' },
    placeholders: {
      'detail-main-{*}': [...main, 'Freshness'].map(bare),
      'detail-aside-{*}': aside.map(bare),
    },
  },
  ...(below.length > 0
    ? [{ component: 'DetailPageContainer', placeholders: { 'detail-main-{*}': below } }]
    : []),
];

/** One layout for every publication, study, trial and investigator (S-126–S-129). */
export const researchPages: readonly SeedPage[] = [
  page('main', {
    path: '/research/publications/*',
    title: t('Publication', 'Publicación'),
    summary: t('What our researchers have published.', 'Lo que han publicado nuestros investigadores.'),
    body: body('PublicationHero', {
      main: ['PublicationAbstract', 'PublicationInvestigators', 'RelatedPublications'],
      aside: ['PublicationTopics'],
    }),
  }),
  page('main', {
    path: '/research/studies/*',
    title: t('Research study', 'Estudio de investigación'),
    summary: t(
      'What the study looks at, and who is behind it.',
      'Qué investiga el estudio y quién está detrás.',
    ),
    body: body('StudyHero', {
      main: ['StudyBody', 'StudyInvestigators', 'RelatedStudies'],
      aside: ['StudyTopics', 'StudyFunder'],
    }),
  }),
  page('main', {
    path: '/research/clinical-trials/*',
    title: t('Clinical trial', 'Ensayo clínico'),
    summary: t(
      'What the trial tests, who can take part and how to ask.',
      'Qué prueba el ensayo, quién puede participar y cómo preguntar.',
    ),
    wildcardType: 'Clinical Trial',
    body: body('ClinicalTrialHero', {
      main: ['ClinicalTrialBody', 'ClinicalTrialEligibility', 'ClinicalTrialDetailsGrid'],
      aside: ['ClinicalTrialEnroll'],
      // After the enroll block on a phone, where the side column comes last.
      below: [{ component: 'RelatedClinicalTrials', params: { Layout: 'Row' } }, bare('ClinicalTrialLinks')],
    }),
  }),
  page('main', {
    path: '/research/investigators/*',
    title: t('Investigator', 'Investigador'),
    summary: t('What an investigator works on, and how to reach them.', 'En qué trabaja y cómo comunicarse.'),
    body: body('InvestigatorHero', {
      main: [
        'InvestigatorDescription',
        'InvestigatorClinicalTrials',
        'InvestigatorPublications',
        'InvestigatorStudies',
      ],
      aside: ['InvestigatorContact', 'InvestigatorResearchInterests'],
    }),
  }),
];
