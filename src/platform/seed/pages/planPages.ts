import { z } from 'zod';
import type { SeedPage } from '../../content/PageSeed.ts';
import { isSceneName } from '../../media/art/drawScene.ts';
import { fill, inSentence, listed, paragraphs, same, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import { hospitalName, SERVICE_AREA } from '../data/serviceArea.ts';
import type { ServiceCounty } from '../data/serviceArea.ts';
import { groupsOfNetwork } from '../entities/network.ts';
import { EXAMPLE_AGE, isForPeople, isSoldIn, mainCosts, marketOf, networkOf } from '../entities/planCosts.ts';
import type { CostShare } from '../entities/planCosts.ts';
import { housePlans } from '../entities/plans.ts';
import { bilingual, readTexts } from '../readTexts.ts';
import type { Rendering } from '../Rendering.ts';
import {
  art,
  banner,
  basicHero,
  columns,
  container,
  interiorHero,
  link,
  linkList,
  list,
  notice,
  page,
  picks,
  place,
  promo,
  richBlock,
  sectionHeader,
  stats,
  t,
  twoColumns,
  withIcon,
} from './blocks.ts';
import { readPart } from './pageBlocks.ts';
import { writtenPages } from './writtenPages.ts';

const PRODUCTS = readTexts(
  'plan-products.json',
  z
    .array(
      z.strictObject({
        name: z.string(),
        /** What the picture above its page shows: who it is for. */
        scene: z.string().refine(isSceneName),
        kind: bilingual,
        who: bilingual,
        how: bilingual,
      }),
    )
    .min(1),
);
type Product = (typeof PRODUCTS)[number];

const help = readPart('member-help');

const SIDE_BY_SIDE = '/shop-plans/compare';

/** As many plans as fit side by side. */
const BESIDE = 4;

const idsOf = (isAmong: (name: string) => boolean): string[] =>
  housePlans()
    .filter((plan) => isAmong(plan.name))
    .map(({ id }) => id);

/** A plan first, and beside it those that people buy for themselves. */
function besideOthers(name: string): string {
  const ids = [
    ...idsOf((one) => one === name),
    ...idsOf((one) => one !== name && isForPeople(one)).slice(0, BESIDE - 1),
  ];
  return `${SIDE_BY_SIDE}?plans=${ids.join(',')}`;
}

const names = (towns: readonly string[]): Bilingual => listed(towns.map((town) => same(town)));

const amount = (dollars: number): Bilingual => same(`$${dollars.toLocaleString('en-US')}`);

/** The figures people ask for first, as far as a plan has them: what it costs each month is for an employer to say. */
function figures(name: string): Rendering[] {
  const costs = mainCosts(name);
  if (!costs) return [];
  const { premium, deductible, outOfPocketMax, shares } = costs;
  const ownDoctor = shares.primaryCare;
  const visit = ownDoctor.copay === undefined ? same(`${ownDoctor.percent}%`) : amount(ownDoctor.copay);
  return [
    stats([
      ...(premium === undefined
        ? []
        : [
            [
              amount(premium.monthly),
              t('a month', 'al mes'),
              premium.isByAge
                ? t(
                    `For one person at age ${EXAMPLE_AGE}. It is less for the young, more later.`,
                    `Para una persona de ${EXAMPLE_AGE} años. Es menos para los jóvenes y más con la edad.`,
                  )
                : t('The premium is the same at any age.', 'La prima es la misma a cualquier edad.'),
            ] as const,
          ]),
      [amount(deductible), t('deductible', 'de deducible'), whatComesAfter(deductible, shares)],
      [
        visit,
        t('for your own doctor', 'por ver a su médico'),
        ownDoctor.afterDeductible
          ? t('A visit, once the deductible is met.', 'Cada consulta, una vez cubierto el deducible.')
          : t('A visit to your primary care doctor.', 'Cada consulta con su médico de cabecera.'),
      ],
      [
        amount(outOfPocketMax),
        t('at most in a year', 'como máximo al año'),
        t('After that, the plan pays all covered care.', 'Después, el plan paga toda la atención cubierta.'),
      ],
    ]),
  ];
}

const EXAMPLES = t(
  'Prices are examples of a fictional plan. What counts is the contract: ask for the Summary of Benefits before you enroll.',
  'Los precios son ejemplos de un plan ficticio. Lo que vale es el contrato: pida el Resumen de Beneficios antes de inscribirse.',
);

/** What is paid for each kind of care, as it is said on its line. */
const CARE_NAMES = [
  ['primaryCare', t('Your own doctor', 'Su médico')],
  ['specialist', t('A specialist', 'Un especialista')],
  ['urgentCare', t('Urgent care', 'Atención urgente')],
  ['emergencyRoom', t('Emergency room', 'Sala de emergencias')],
  ['hospitalStay', t('A hospital stay', 'Una hospitalización')],
  ['genericDrug', t('A generic medicine', 'Un medicamento genérico')],
  ['brandDrug', t('A brand-name medicine', 'Un medicamento de marca')],
] as const;

/** Which care waits for the deductible: all of it, or what is named; the rest has its price from the first day. */
function whatComesAfter(deductible: number, shares: Record<string, CostShare>): Bilingual {
  if (deductible === 0)
    return t('The plan pays from the first visit.', 'El plan paga desde la primera consulta.');
  const waiting = CARE_NAMES.filter(([care]) => shares[care]?.afterDeductible).map(([, words]) =>
    inSentence(words),
  );
  return waiting.length === CARE_NAMES.length
    ? t('You pay this much first, each year.', 'Usted paga primero esta cantidad, cada año.')
    : fill(
        t(
          'You pay this much first, each year, only for: {care}. Visits and medicines do not wait for it.',
          'Usted paga primero esta cantidad, cada año, solo por: {care}. Las consultas y los medicamentos no tienen que esperar.',
        ),
        { care: listed(waiting) },
      );
}

function paid({ copay, percent, afterDeductible }: CostShare): Bilingual {
  const sum = copay === undefined ? same(`${percent}%`) : amount(copay);
  return afterDeductible
    ? fill(t('{sum}, once the deductible is met', '{sum}, una vez cubierto el deducible'), { sum })
    : sum;
}

/** What visits and medicines cost, line by line; nothing of a plan whose prices nobody told. */
function whatYouPay(name: string): Rendering[] {
  const costs = mainCosts(name);
  if (!costs) return [];
  const lines = CARE_NAMES.map(([care, words]) =>
    fill(same('<strong>{words}:</strong> {sum}'), { words, sum: paid(costs.shares[care]) }),
  );
  return [
    richBlock(
      t('What you pay', 'Lo que usted paga'),
      list(
        ...lines,
        t(
          '<strong>Checkups, vaccines and screenings in the network:</strong> nothing',
          '<strong>Chequeos, vacunas y pruebas de detección en la red:</strong> sin costo',
        ),
      ),
      EXAMPLES,
    ),
  ];
}

/** Whom one may see, by how wide the plan's network is. */
const WHO_IS_IN = {
  part: t(
    'Meridian Health’s hospitals and groups where the plan is sold.',
    'Los hospitales y grupos de Meridian Health donde se ofrece el plan.',
  ),
  own: t('Meridian Health and affiliated groups.', 'Meridian Health y grupos afiliados.'),
  all: t('Any doctor; you pay less in the network.', 'Cualquier médico; en la red paga menos.'),
};

/** What a plan costs each month; of one priced by age, for whom. */
const eachMonth = ({ monthly: sum, isByAge }: { monthly: number; isByAge: boolean }): Bilingual =>
  fill(
    isByAge
      ? t(`{sum} a month at age ${EXAMPLE_AGE}`, `{sum} al mes a los ${EXAMPLE_AGE} años`)
      : t('{sum} a month at any age', '{sum} al mes a cualquier edad'),
    { sum: amount(sum) },
  );

/** A year's main sums in a sentence. */
function inOneLine(name: string): Bilingual[] {
  const costs = mainCosts(name);
  if (!costs) return [];
  const sums = { deductible: amount(costs.deductible), most: amount(costs.outOfPocketMax) };
  const { premium } = costs;
  return [
    premium === undefined
      ? fill(
          t(
            'Your employer tells you the premium. The deductible is {deductible}, and in a year you pay {most} at most.',
            'La prima se la dice su empleador. El deducible es de {deductible} y en un año paga como máximo {most}.',
          ),
          sums,
        )
      : fill(
          t(
            '{monthly}. The deductible is {deductible}, and in a year you pay {most} at most for covered care.',
            '{monthly}. El deducible es de {deductible} y en un año paga como máximo {most} por atención cubierta.',
          ),
          { ...sums, monthly: eachMonth(premium) },
        ),
  ];
}

/** The plan's directory, with those alone who are in a plan with a network of its own. */
function doctorsOf(name: string): string {
  if (mainCosts(name)?.network === 'all') return '/find-provider';
  const groups = (networkOf(name, groupsOfNetwork()) ?? []).filter(({ orgType }) =>
    ['Medical Group', 'HMO Network'].includes(orgType),
  );
  const facets = [{ i: 'c_shpMedicalGroupAffiliation', v: groups.map((group) => group.name) }];
  return `/find-provider?facets=${encodeURIComponent(JSON.stringify(facets))}`;
}

/** Where a plan is sold that is not sold in every county; nothing of the others. */
function whereSold(name: string): Bilingual[] {
  const counties = SERVICE_AREA.filter((county) => isSoldIn(name, county));
  if (counties.length === SERVICE_AREA.length) return [];
  return [
    fill(
      t(
        '{name} is for people who live in the counties of {counties}.',
        '{name} es para quienes viven en los condados de {counties}.',
      ),
      { name, counties: names(counties.map((county) => county.name)) },
    ),
  ];
}

/** Doctors, medicines and travel: what people ask about next, with the page that tells all of it. */
const besides = (name: string): Rendering =>
  columns(
    [
      withIcon(
        'user-doctor',
        t('Doctors', 'Médicos'),
        WHO_IS_IN[mainCosts(name)?.network ?? 'own'],
        link(doctorsOf(name), t('Is your doctor in it?', '¿Está su médico?')),
      ),
    ],
    [
      withIcon(
        'prescription-bottle',
        t('Medicines', 'Medicamentos'),
        t('At network pharmacies and by mail.', 'En farmacias de la red y por correo.'),
        link('/members/pharmacy', t('Which are covered', 'Cuáles se cubren')),
      ),
    ],
    [
      withIcon(
        'earth-americas',
        t('Away', 'De viaje'),
        t('Emergencies are covered anywhere.', 'Las emergencias están cubiertas en todas partes.'),
        link('/members/travel', t('Care when you travel', 'Atención cuando viaja')),
      ),
    ],
  );

function productPage({ name, scene, kind, who, how: works }: Product): SeedPage {
  const title = t(name, name);
  const how = richBlock(t('How it works', 'Cómo funciona'), works, who, ...whereSold(name));
  const next = linkList(t('Next steps', 'Siguientes pasos'), [
    [besideOthers(name), t('Compare it with our other plans', 'Compararlo con nuestros otros planes')],
    ['/shop-plans', t('All our plans', 'Todos nuestros planes')],
    ['/how-to-join', t('How to join', 'Cómo inscribirse')],
    ['/service-area', t('Where we work', 'Dónde trabajamos')],
  ]);
  return page('plan', {
    path: `/plans/${slugOf(name)}`,
    title,
    summary: kind,
    body: [
      interiorHero(
        title,
        kind,
        art(`scene/${scene}`, slugOf(name)),
        link('/how-to-join', t('How to join', 'Cómo inscribirse')),
      ),
      ...figures(name),
      twoColumns([how, ...whatYouPay(name)], [next, ...help]),
      besides(name),
    ],
  });
}

/** What a plan costs each month, for who pays it themselves; the others say nothing of it. */
const monthly = (name: string) => mainCosts(name)?.premium?.monthly;

/** A plan's name, which leads to its page, and beside it what it is and costs: a link of a whole sentence tells nobody where it goes. */
function planInShort({ name, kind }: Product): Bilingual {
  const premium = mainCosts(name)?.premium;
  return fill(same(`<a href="{page}">{name}</a>: {kind}${premium ? ' {monthly}.' : ''}`), {
    page: `/plans/${slugOf(name)}`,
    name,
    kind: inSentence(kind),
    ...(premium && { monthly: eachMonth(premium) }),
  });
}

/** Whom plans are for, and how one gets them. */
const MARKETS = [
  [
    t('For you and your family', 'Para usted y su familia'),
    'Individual and family',
    t(
      'You buy the plan yourself. The lowest monthly price stands first.',
      'Usted contrata el plan por su cuenta. El de menor precio mensual va primero.',
    ),
  ],
  [
    t('With Medicare', 'Con Medicare'),
    'Medicare',
    t(
      'For people who have Medicare Part A and Part B.',
      'Para personas que tienen las Partes A y B de Medicare.',
    ),
  ],
  [
    t('Through your work', 'Por su trabajo'),
    'Employers',
    t('Your employer chooses the plan.', 'Su empleador elige el plan.'),
  ],
] as const;

/** The plans for some people; those they pay for themselves from the lowest premium up. */
const productsFor = (market: string): Product[] =>
  PRODUCTS.filter(({ name }) => marketOf(name) === market).sort(
    (a, b) => (monthly(a.name) ?? 0) - (monthly(b.name) ?? 0),
  );

/** The plans that are sold in a county, by whom they are for. */
const plansIn = (county: ServiceCounty): Rendering[] =>
  MARKETS.map(([headline, market]) =>
    richBlock(
      headline,
      list(
        ...productsFor(market)
          .filter(({ name }) => isSoldIn(name, county))
          .map(planInShort),
      ),
    ),
  );

/** Plans side by side with a picture of whom each is for; one alone has the width of the page. */
function plansFor(headline: Bilingual, market: string, about: Bilingual): Rendering[] {
  const cards = productsFor(market).map(({ name, kind, scene }) =>
    promo(
      t(name, name),
      paragraphs(kind, ...inOneLine(name)),
      link(`/plans/${slugOf(name)}`, t(`More about ${name}`, `Más sobre ${name}`)),
      art(`scene/${scene}`, slugOf(name)),
    ),
  );
  return [
    sectionHeader(headline, about),
    ...(cards.length > 1 ? [columns(...cards.map((card) => [card]))] : cards),
  ];
}

/** Which of the plans that people buy for themselves fits what they care about most, by the plans' own figures. */
function byWhatMatters(): Rendering[] {
  const all = productsFor(MARKETS[0][1]).flatMap(({ name }) => {
    const costs = mainCosts(name);
    return costs ? [{ name, ...costs }] : [];
  });
  const least = (of: (plan: (typeof all)[number]) => number | undefined) =>
    [...all].sort((a, b) => (of(a) ?? Infinity) - (of(b) ?? Infinity))[0];
  const cheapest = least(({ premium }) => premium?.monthly);
  const capped = least(({ outOfPocketMax }) => outOfPocketMax);
  const open = all.find(({ network }) => network === 'all');
  const pays = all.find(({ deductible }) => deductible === 0);
  const way = (glyph: string, headline: Bilingual, text: Bilingual, name: string): Rendering[] => [
    withIcon(glyph, headline, text, link(`/plans/${slugOf(name)}`, t(name, name))),
  ];
  const ways = [
    ...(cheapest?.premium
      ? [
          way(
            'file-invoice-dollar',
            t('A low monthly price', 'Un precio mensual bajo'),
            fill(t('{monthly}, the lowest of these.', '{monthly}, el más bajo de estos.'), {
              monthly: eachMonth(cheapest.premium),
            }),
            cheapest.name,
          ),
        ]
      : []),
    ...(pays
      ? [
          way(
            'calendar-check',
            t('No deductible', 'Sin deducible'),
            t('The plan pays its part from day one.', 'El plan paga su parte desde el primer día.'),
            pays.name,
          ),
        ]
      : []),
    ...(open
      ? [
          way(
            'user-doctor',
            t('Any doctor', 'Cualquier médico'),
            t('You need no referral to see one.', 'No necesita referencia para ver a uno.'),
            open.name,
          ),
        ]
      : []),
    ...(capped
      ? [
          way(
            'hand-holding-heart',
            t('The least in a hard year', 'El menor gasto en un año difícil'),
            fill(
              t('At most {sum} a year for covered care.', 'Como máximo {sum} al año por atención cubierta.'),
              { sum: amount(capped.outOfPocketMax) },
            ),
            capped.name,
          ),
        ]
      : []),
  ];
  return [
    container(
      [
        sectionHeader(
          t('What matters most to you?', '¿Qué le importa más?'),
          t(
            'Plans that you buy yourself, by what sets each apart.',
            'Los planes que contrata por su cuenta, según lo que los distingue.',
          ),
        ),
        columns(...ways),
      ],
      'tint',
    ),
  ];
}

/** Care in a county, looked for by its name: in the plan's directory as the search understands it. */
const nearbyLinks = (county: string) => {
  const query = `?query=${encodeURIComponent(JSON.stringify(`${county} County`))}`;
  return linkList(t('Care nearby', 'Atención cercana'), [
    [
      `/find-provider${query}`,
      t(`Doctors in and near ${county} County`, `Médicos en el condado de ${county} y cerca`),
    ],
    [
      `/find-facility${query}`,
      t(
        `Hospitals and clinics in and near ${county} County`,
        `Hospitales y clínicas en el condado de ${county} y cerca`,
      ),
    ],
  ]);
};

function countyPage(county: ServiceCounty, index: number): SeedPage {
  const { name, towns, hospitalTowns } = county;
  const title = t(`${name} County`, `Condado de ${name}`);
  const others = towns.filter((town) => !hospitalTowns.includes(town)).slice(0, 4);
  const hospitals = listed(hospitalTowns.map((town) => same(hospitalName(town))));
  const summary = fill(
    others.length > 0
      ? t(
          'Meridian Plan in {name} County: hospital care in {hospitals}, and doctors there and in towns such as {others}.',
          'Meridian Plan en el condado de {name}: hospital en {hospitals}, y médicos allí y en otros lugares, como {others}.',
        )
      : t(
          'Meridian Plan in {name} County: hospital care and doctors in {hospitals} and nearby.',
          'Meridian Plan en el condado de {name}: hospital y médicos en {hospitals} y cerca.',
        ),
    { name, hospitals: names(hospitalTowns), others: names(others) },
  );
  const who = richBlock(
    t('Who can join', 'Quién puede inscribirse'),
    t(
      `If you live in ${name} County, you can join one of our plans for individuals and families, or for people with Medicare. With a plan through your work, it can be enough to work here: ask your employer.`,
      `Si vive en el condado de ${name}, puede inscribirse en uno de nuestros planes para personas y familias, o para quienes tienen Medicare. Con un plan por su trabajo, puede bastar con trabajar aquí: pregunte a su empleador.`,
    ),
    fill(
      hospitalTowns.length > 1
        ? t(
            'In the network here: {hospitals}, each with an emergency room.',
            'En la red, aquí: {hospitals}, cada uno con sala de emergencias.',
          )
        : t(
            'In the network here: {hospitals}, with its emergency room.',
            'En la red, aquí: {hospitals}, con su sala de emergencias.',
          ),
      { hospitals },
    ),
  );
  const nearby = nearbyLinks(name);
  return page('plan', {
    path: `/service-area/${slugOf(name)}-county`,
    title,
    summary,
    body:
      index % 2 === 0
        ? [basicHero(title, summary), twoColumns([who, ...plansIn(county)], [nearby, ...help])]
        : [basicHero(title, summary), columns([who], [nearby]), ...plansIn(county), ...help],
  });
}

const indexes: SeedPage[] = [
  page('plan', {
    path: '/shop-plans',
    title: t('Compare plans', 'Comparar planes'),
    summary: t(
      'How our plans differ, in plain words.',
      'En qué se diferencian nuestros planes, en palabras claras.',
    ),
    body: [
      banner(
        t('Find the plan that fits', 'Encuentre el plan que le conviene'),
        t(
          'Start with three questions: which doctors, which medicines, and how much can change from month to month?',
          'Empiece con tres preguntas: ¿qué médicos, qué medicamentos y cuánto puede variar de un mes a otro?',
        ),
        art('scene/card', 'plans'),
        link(SIDE_BY_SIDE, t('Compare plans side by side', 'Comparar planes lado a lado')),
      ),
      ...byWhatMatters(),
      ...MARKETS.flatMap(([headline, market, about]) => plansFor(headline, market, about)),
      notice(
        'circle-info',
        t('Before you decide:', 'Antes de decidir:'),
        t(
          'check that your doctor and your medicines are in the plan. We can do it with you.',
          'verifique que su médico y sus medicamentos estén en el plan. Podemos hacerlo con usted.',
        ),
      ),
    ],
  }),
  page('plan', {
    path: SIDE_BY_SIDE,
    title: t('Plans side by side', 'Planes lado a lado'),
    summary: t(
      'Costs, networks and your doctors in up to four of our plans.',
      'Costos, redes y sus médicos en hasta cuatro de nuestros planes.',
    ),
    body: [
      place('ComparePlans', {
        Headline: t('Compare plans', 'Comparar planes'),
        Plans: picks('ce_healthPlan', ...housePlans()),
        Note: paragraphs(EXAMPLES, ...housePlans().flatMap((plan) => whereSold(plan.name))),
        Counties: SERVICE_AREA.map(({ name }) => name).join(', '),
        AreaLink: link('/service-area', t('See where we work', 'Vea dónde trabajamos')),
      }),
      linkList(t('Next steps', 'Siguientes pasos'), [
        ['/how-to-join', t('How to join', 'Cómo inscribirse')],
        ['/shop-plans', t('Our plans in plain words', 'Nuestros planes en palabras claras')],
        ['/service-area', t('Where we work', 'Dónde trabajamos')],
      ]),
    ],
  }),
  page('plan', {
    path: '/service-area',
    title: t('Where we work', 'Dónde trabajamos'),
    summary: t(
      `The ${SERVICE_AREA.length} counties of California in which our network has a hospital.`,
      `Los ${SERVICE_AREA.length} condados de California en los que nuestra red tiene un hospital.`,
    ),
    body: [
      basicHero(
        t('Where we work', 'Dónde trabajamos'),
        t(
          `Choose your county, one of ${SERVICE_AREA.length} in California. Our network has a hospital in each.`,
          `Elija su condado, uno de ${SERVICE_AREA.length} en California. Nuestra red tiene un hospital en cada uno.`,
        ),
      ),
      linkList(
        t('Counties', 'Condados'),
        SERVICE_AREA.map(
          ({ name }) =>
            [`/service-area/${slugOf(name)}-county`, t(`${name} County`, `Condado de ${name}`)] as const,
        ),
        'Columns',
      ),
    ],
  }),
];

/** Pages of the health plan's site. */
export const planPages: readonly SeedPage[] = [
  ...writtenPages('plan'),
  ...PRODUCTS.map(productPage),
  ...SERVICE_AREA.map(countyPage),
  ...indexes,
];
