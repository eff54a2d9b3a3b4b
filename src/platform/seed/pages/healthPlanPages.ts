import type { SeedPage } from '../../content/PageSeed.ts';
import type { ComponentName, Params, Rendering } from '../Rendering.ts';
import type { Bilingual } from '../bilingual.ts';
import { bare, bares, exampleEntity, linkList, page, slim, t } from './blocks.ts';

/** A detail page: a hero, sections, and beside them facts and ways on. */
const detail = (
  hero: ComponentName,
  main: readonly ComponentName[],
  aside: readonly Rendering[],
  params: Params<'DetailPageContainer'> = {},
): Rendering[] => [
  bare(hero),
  {
    component: 'DetailPageContainer',
    params: { AsidePosition: 'right', ...params },
    placeholders: { 'detail-main-{*}': bares(...main), 'detail-aside-{*}': [...aside] },
  },
];

const moreAboutPlans = linkList(t('More about coverage', 'Más sobre la cobertura'), [
  ['/health-plan', t('All plans, hospitals and groups', 'Todos los planes, hospitales y grupos')],
  ['/patients/insurance', t('Insurance we take', 'Seguros que aceptamos')],
  ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
  ['/find-provider', t('Find a doctor', 'Encontrar un médico')],
]);

const affiliate = (path: string, example: string, title: Bilingual, summary: Bilingual): SeedPage =>
  page('main', {
    path,
    fields: exampleEntity(example),
    title,
    summary,
    body: detail(
      'HealthPlanAffiliateHero',
      [
        // What one comes for first: which plans it takes.
        'HealthPlanAffiliateTabs',
        'HealthPlanDisclaimer',
        'HealthPlanCare',
        'HealthPlanAffiliatePlaces',
        'Freshness',
      ],
      [moreAboutPlans],
    ),
  });

/** Plans, payors, hospitals and medical groups of the health system; providers of the plan on the plan's site (S-130–S-132, S-086). */
export const healthPlanPages: readonly SeedPage[] = [
  page('main', {
    path: '/health-plan/plan/*',
    fields: exampleEntity('payor01'),
    wildcardType: 'Health Plan Payor',
    title: t('Health plan company', 'Compañía de planes de salud'),
    summary: t(
      'The plans of a company that we work with.',
      'Los planes de una compañía con los que trabajamos.',
    ),
    body: detail(
      'HealthPlanPayorHero',
      ['HealthPlanPayorPlans', 'HealthPlanCare', 'HealthPlanDisclaimer', 'Freshness'],
      [moreAboutPlans],
    ),
  }),
  page('main', {
    path: '/health-plan/plan/*/*',
    fields: exampleEntity('plan001'),
    wildcardType: 'Health Plan',
    title: t('Health plan', 'Plan de salud'),
    summary: t(
      'Hospitals and medical groups that work with this plan.',
      'Hospitales y grupos médicos que trabajan con este plan.',
    ),
    body: detail(
      'HealthPlanHero',
      [
        'HealthPlanDisclaimer',
        'HealthPlanCare',
        'HealthPlanHospitals',
        'HealthPlanMedicalGroups',
        'HealthPlanNotes',
        'Freshness',
      ],
      [moreAboutPlans],
    ),
  }),
  affiliate(
    '/health-plan/med-group/*',
    'aff001',
    t('Medical group', 'Grupo médico'),
    t('Health plans this medical group takes.', 'Planes de salud que acepta este grupo médico.'),
  ),
  affiliate(
    '/health-plan/hospital/*',
    'aff021',
    t('Hospital', 'Hospital'),
    t('Health plans this hospital takes.', 'Planes de salud que acepta este hospital.'),
  ),
  ...['/find-provider/*', '/provider-details/*'].map((path) =>
    page('plan', {
      path,
      fields: exampleEntity('shpp0001'),
      title: t('Provider of the plan', 'Profesional del plan'),
      summary: t(
        'Specialties, locations and affiliations of a provider in your plan.',
        'Especialidades, consultorios y afiliaciones de un profesional de su plan.',
      ),
      body: detail(
        'PlanProviderHero',
        [
          'PlanProviderExperience',
          'PlanProviderLocations',
          'PlanProviderAffiliations',
          'PlanProviderQualifications',
          'Freshness',
        ],
        [bare('PlanProviderBooking'), bare('PlanProviderDetail')],
        { AsideFirst: '1' },
      ),
      bottom: [
        slim(
          linkList(t('For members', 'Para miembros'), [
            ['/members/choose-doctor', t('Choose a doctor', 'Elegir médico')],
            ['/find-provider', t('Find care in your plan', 'Encontrar atención en su plan')],
            ['/members', t('Member help', 'Ayuda para miembros')],
          ]),
        ),
      ],
    }),
  ),
];
