import type { SeedPage } from '../../content/PageSeed.ts';
import type { ComponentName, Rendering } from '../Rendering.ts';
import { bare, bares, exampleEntity, page, simplePromo, t } from './blocks.ts';

type Tiles = 'RelatedPublications' | 'RelatedStudies' | 'RelatedClinicalTrials';
/** Related research as tiles, side by side. */
const tiles = (component: Tiles): Rendering => bare(component, { Layout: 'Row' });

/** A detail page: hero, sections beside short facts, and what comes below. */
const body = (
  hero: ComponentName,
  {
    main,
    aside,
    below = [],
  }: {
    main: readonly ComponentName[];
    aside: readonly ComponentName[];
    below?: Rendering[];
  },
): Rendering[] => [
  bare(hero),
  {
    component: 'DetailPageContainer',
    params: { AsidePosition: 'right' },
    placeholders: {
      'detail-main-{*}': bares(...main, 'Freshness'),
      'detail-aside-{*}': bares(...aside),
    },
  },
  ...(below.length > 0
    ? [{ component: 'DetailPageContainer' as const, placeholders: { 'detail-main-{*}': below } }]
    : []),
];

/** What a reader can do about research, at the foot of pages that are only read. */
const takePart = simplePromo(
  t('Would you like to take part in research?', '¿Le gustaría participar en una investigación?'),
  t(
    'Each clinical trial that takes people says who can join and how to ask.',
    'Cada ensayo clínico que recibe participantes dice quién puede entrar y cómo preguntar.',
  ),
  {
    href: '/Research-Search-Results?verticalKey=clinical_trial',
    text: t('Find a clinical trial', 'Buscar un ensayo clínico'),
  },
);

/** One layout for every publication, study, trial and investigator (S-126–S-129). */
export const researchPages: readonly SeedPage[] = [
  page('main', {
    path: '/research/publications/*',
    fields: exampleEntity('pub0001'),
    title: t('Publication', 'Publicación'),
    summary: t('What our researchers have published.', 'Lo que han publicado nuestros investigadores.'),
    body: body('PublicationHero', {
      main: ['PublicationAbstract', 'PublicationInvestigators'],
      aside: ['PublicationTopics'],
      below: [tiles('RelatedPublications')],
    }),
    bottom: [takePart],
  }),
  page('main', {
    path: '/research/studies/*',
    fields: exampleEntity('study001'),
    title: t('Research study', 'Estudio de investigación'),
    summary: t(
      'What the study looks at, and who is behind it.',
      'Qué investiga el estudio y quién está detrás.',
    ),
    body: body('StudyHero', {
      main: ['StudyBody', 'StudyInvestigators'],
      aside: ['StudyTopics', 'StudyFunder'],
      below: [tiles('RelatedStudies')],
    }),
    bottom: [takePart],
  }),
  page('main', {
    path: '/research/clinical-trials/*',
    fields: exampleEntity('study003'),
    title: t('Clinical trial', 'Ensayo clínico'),
    summary: t(
      'What the trial tests, who can take part and how to ask.',
      'Qué prueba el ensayo, quién puede participar y cómo preguntar.',
    ),
    wildcardType: 'Clinical Trial',
    body: body('ClinicalTrialHero', {
      main: ['ClinicalTrialEligibility', 'ClinicalTrialBody', 'ClinicalTrialDetailsGrid'],
      aside: ['ClinicalTrialEnroll'],
      // After the enroll block on a phone, where the side column comes last.
      below: [tiles('RelatedClinicalTrials'), bare('ClinicalTrialLinks')],
    }),
  }),
  page('main', {
    path: '/research/investigators/*',
    fields: exampleEntity('inv001'),
    title: t('Investigator', 'Investigador'),
    summary: t('What an investigator works on, and how to reach them.', 'En qué trabaja y cómo comunicarse.'),
    body: body('InvestigatorHero', {
      main: ['InvestigatorDescription'],
      aside: ['InvestigatorContact', 'InvestigatorResearchInterests'],
      below: bares('InvestigatorClinicalTrials', 'InvestigatorPublications', 'InvestigatorStudies'),
    }),
    bottom: [takePart],
  }),
];
