import { platform, site } from './addresses.ts';
import { ask, planHost } from './ask.ts';
import { expect } from './test.ts';

export type Wire = Record<string, unknown> & { id: string };

export interface EntityKind {
  name: string;
  /** Content endpoint of the directory. */
  endpoint: string;
  /** What stands before slug and id; below a parent where the kind has one. */
  prefix: string;
  /** Types of schema.org one of which the page tells. */
  types: string[];
  fits?: (document: Wire) => boolean;
  isPlan?: boolean;
}

/** The kinds of entities with a page each. */
export const entityKinds: readonly EntityKind[] = [
  {
    name: 'facility',
    endpoint: 'facilities',
    prefix: '/find-location/facility',
    types: ['Hospital', 'MedicalClinic', 'EmergencyService', 'DiagnosticLab', 'Pharmacy'],
  },
  { name: 'provider', endpoint: 'providers', prefix: '/find-provider', types: ['Physician', 'Person'] },
  {
    name: 'provider of the plan',
    endpoint: 'shpProviders',
    prefix: '/find-provider',
    types: ['Physician', 'Person'],
    isPlan: true,
  },
  { name: 'plan', endpoint: 'healthPlans', prefix: '/health-plan/plan/any', types: ['HealthInsurancePlan'] },
  { name: 'payor', endpoint: 'healthPlanPayors', prefix: '/health-plan/plan', types: ['Organization'] },
  {
    name: 'affiliate',
    endpoint: 'affiliates',
    prefix: '/health-plan/med-group',
    types: ['MedicalOrganization', 'Hospital'],
  },
  {
    name: 'publication',
    endpoint: 'researchPublications',
    prefix: '/research/publications',
    types: ['ScholarlyArticle'],
  },
  {
    name: 'study',
    endpoint: 'researchStudies',
    prefix: '/research/studies',
    types: ['MedicalStudy'],
    fits: ({ c_clinicalType }) => c_clinicalType !== 'Clinical',
  },
  {
    name: 'trial',
    endpoint: 'researchStudies',
    prefix: '/research/clinical-trials',
    types: ['MedicalTrial'],
    fits: ({ c_clinicalType }) => c_clinicalType === 'Clinical',
  },
  {
    name: 'investigator',
    endpoint: 'investigators',
    prefix: '/research/investigators',
    types: ['ProfilePage', 'Person'],
  },
  { name: 'story', endpoint: 'patientStories', prefix: '/patient-stories', types: ['Article'] },
  { name: 'answer', endpoint: 'askAnExpert', prefix: '/ask-an-expert/answers', types: ['MedicalWebPage'] },
  {
    name: 'volunteer role',
    endpoint: 'volunteerOpportunities',
    prefix: '/volunteering/opportunities',
    types: ['WebPage'],
  },
];

/** A visitor of its own to the rate limits. */
export const visitor = { 'x-forwarded-for': '10.251.0.1' };
export const hostOf = ({ isPlan }: EntityKind) => (isPlan ? { host: planHost() } : {});

/** The one of the directory's first documents that says most, or least. */
export async function sample(kind: EntityKind, wanted: 'rich' | 'sparse'): Promise<Wire> {
  const bySize = await samples(kind);
  const found = wanted === 'rich' ? bySize.at(-1) : bySize[0];
  if (!found) throw new Error(`the demo network has no ${kind.endpoint}`);
  return found;
}

/** The directory's first documents of a kind, those that say least first. */
export async function samples({ endpoint, fits = () => true }: EntityKind): Promise<Wire[]> {
  const answer = await fetch(
    `${platform}/v2/accounts/me/content/${endpoint}?api_key=meridian-dev-directory&v=20240321&limit=15&meta.locale=en`,
  );
  const { response } = (await answer.json()) as { response: { docs: Wire[] } };
  return response.docs
    .filter((document) => fits(document) && document.c_isDeleted !== true)
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
}

/** The address an entity has, told by the redirect from a wrong slug. */
export async function ownPath(kind: EntityKind, { id }: Wire, locale: string): Promise<string> {
  const { status, headers } = await ask(`${locale}${kind.prefix}/certainly-wrong-${id}`, {
    headers: visitor,
    ...hostOf(kind),
  });
  expect(status, 'a wrong slug leads to the own address for good').toBe(308);
  return new URL(headers.location ?? '', site).pathname;
}
