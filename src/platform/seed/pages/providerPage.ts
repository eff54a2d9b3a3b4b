import type { SeedPage } from '../../content/PageSeed.ts';
import { bares, bare, exampleEntity, page, t } from './blocks.ts';

/** The provider page, below both of its prefixes: one layout for every provider (S-122, S-123). */
export const providerPages: readonly SeedPage[] = ['/find-provider/*', '/provider-details/*'].map((path) =>
  page('main', {
    path,
    fields: exampleEntity('prov00001'),
    title: t('Provider', 'Profesional de la salud'),
    summary: t(
      'Specialties, locations, health plans and how to book.',
      'Especialidades, consultorios, planes de salud y cómo reservar.',
    ),
    body: [
      {
        component: 'ProviderHero',
        placeholders: {
          'provider-hero-{*}': [bare('ProviderSpecialties'), bare('ProviderRating'), bare('CompareProvider')],
        },
      },
      {
        component: 'DetailPageContainer',
        params: { AsidePosition: 'right', AsideFirst: '1' },
        placeholders: {
          'detail-main-{*}': [
            {
              component: 'ProviderAboutMe',
              placeholders: {
                'provider-about-{*}': bares('ProviderInterests', 'ProviderLanguages', 'ProviderPatientInfo'),
              },
            },
            ...bares(
              'ProviderVideo',
              'ProviderExperience',
              'ProviderLocations',
              'ProviderHealthPlans',
              'ProviderQualifications',
              'ProviderAffiliations',
              'ProviderOnlineForms',
              'ProviderAwards',
              'ProviderPublications',
              'ProviderReviews',
              'ProviderOpenScheduling',
            ),
            bare('SaveContact', { Look: 'line' }),
            bare('Freshness'),
          ],
          'detail-aside-{*}': [bare('ProviderBooking')],
        },
      },
    ],
    bottom: [bare('ProviderArticles'), bare('SimilarProviders')],
  }),
);
