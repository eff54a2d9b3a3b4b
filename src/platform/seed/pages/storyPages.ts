import type { SeedPage } from '../../content/PageSeed.ts';
import type { ComponentName, Params, Rendering } from '../Rendering.ts';
import { bare, bares, exampleEntity, page, simplePromo, t } from './blocks.ts';

const detail = (
  main: readonly (ComponentName | Rendering)[],
  aside: readonly ComponentName[],
  params: Params<'DetailPageContainer'> = {},
): Rendering => ({
  component: 'DetailPageContainer',
  params: { AsidePosition: 'right', ...params },
  placeholders: {
    'detail-main-{*}': main.map((one) => (typeof one === 'string' ? bare(one) : one)),
    'detail-aside-{*}': bares(...aside),
  },
});

/** Layouts of what is read about care, and of the work one can give to it: one for every entity of a kind. */
export const storyPages: readonly SeedPage[] = [
  page('main', {
    path: '/patient-stories/*',
    fields: exampleEntity('story001'),
    title: t('Patient story', 'Historia de paciente'),
    summary: t(
      'A patient tells what happened and what helped.',
      'Un paciente cuenta qué pasó y qué le ayudó.',
    ),
    body: [
      bare('PatientStoryHero'),
      detail(
        ['PatientStoryShortDescription', 'PatientStoryQuote', 'PatientStoryStory', 'PatientStoryMedia'],
        ['PatientStoryDetails'],
      ),
      bare('PatientStoryRelatedProviders'),
      bare('PatientStoryRelatedLocations'),
    ],
    bottom: [
      bare('PatientStoryRelatedArticles'),
      simplePromo(
        t('Looking for care of your own?', '¿Busca atención para usted?'),
        t(
          'Find a doctor near you who is taking new patients.',
          'Encuentre cerca un médico que acepte pacientes nuevos.',
        ),
        { href: '/find-provider', text: t('Find a doctor', 'Encontrar un médico') },
      ),
    ],
  }),
  page('main', {
    path: '/ask-an-expert/answers/*',
    fields: exampleEntity('ask001'),
    title: t('Answers from experts', 'Respuestas de expertos'),
    summary: t(
      'A question about health, answered by people who know.',
      'Una pregunta de salud, respondida por personas que saben.',
    ),
    wildcardType: 'Ask an Expert',
    body: [
      bare('AskAnExpertHero'),
      detail(['AskAnExpertBody'], ['AskAnExpertCallToAction', 'AskAnExpertRelatedTaxonomy']),
      bare('AskAnExpertRelatedQuestions'),
    ],
    bottom: [
      simplePromo(
        t('Looking for another answer?', '¿Busca otra respuesta?'),
        t('See what others have asked our experts.', 'Vea qué han preguntado otras personas.'),
        { href: '/ask-an-expert', text: t('All questions', 'Todas las preguntas') },
      ),
    ],
  }),
  page('main', {
    path: '/volunteering/opportunities/*',
    fields: exampleEntity('vol001'),
    title: t('Volunteer opportunity', 'Oportunidad de voluntariado'),
    summary: t(
      'What the work is, what it asks and how to apply.',
      'En qué consiste la labor, qué pide y cómo inscribirse.',
    ),
    body: [
      bare('VolunteerHero'),
      detail(
        [
          'VolunteerRoleDescription',
          'VolunteerShifts',
          'VolunteerRequirements',
          'VolunteerMedia',
          'VolunteerBenefits',
          'VolunteerLocations',
          'VolunteerFaqs',
          bare('VolunteerContact', { Ways: 'Beside' }),
          'Freshness',
        ],
        ['VolunteerApplyNow', 'VolunteerDetailRow', 'VolunteerAsideContact'],
        { AsideFirst: '1' },
      ),
      bare('VolunteerApplyBanner'),
    ],
    bottom: [
      simplePromo(
        t('Looking for other work?', '¿Busca otra labor?'),
        t('See all volunteer opportunities.', 'Vea todas las oportunidades de voluntariado.'),
        { href: '/volunteering/opportunities', text: t('All opportunities', 'Todas las oportunidades') },
      ),
    ],
  }),
];
