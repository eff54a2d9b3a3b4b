import type { SeedRendering } from '../../content/PageSeed.ts';
import type { Bilingual } from '../bilingual.ts';
import {
  art,
  columns,
  link,
  linkItems,
  listing,
  place,
  prose,
  sectionHeader,
  simplePromo,
  t,
} from './blocks.ts';

/** The pages for patients beside each of them. */
export const patientPages: SeedRendering = place(
  'SideNavigation',
  { Title: t('For patients', 'Para pacientes') },
  {
    params: { StartLevel: '1' },
    items: (
      [
        ['/patients/prepare', t('Prepare for a visit', 'Prepararse para una consulta')],
        ['/patients/billing', t('Billing and payment', 'Facturas y pagos')],
        ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
        ['/patients/insurance', t('Insurance', 'Seguros')],
        ['/patients/medical-records', t('Medical records', 'Expediente médico')],
        ['/patients/forms', t('Forms', 'Formularios')],
        ['/patients/interpreters', t('Interpreters', 'Intérpretes')],
        ['/patients/rights', t('Your rights', 'Sus derechos')],
      ] as const
    ).map(([href, title]) => ({ name: title.en, fields: { Title: title, Href: href } })),
  },
);

const film = (id: string, title: Bilingual, description: Bilingual) =>
  place('BrightcoveVideo', { BrightcoveVideoId: id, Title: title, Description: description });

/** A doctor shows what a video visit is. */
export const videoVisitFilm = film(
  '6390000000002',
  t('A video visit from beginning to end', 'Una consulta por video de principio a fin'),
  t(
    'Three minutes: joining, talking, and what happens afterwards.',
    'Tres minutos: cómo conectarse, conversar y qué pasa después.',
  ),
);

/** From the garage to the front desk. */
export const parkingFilm = place('YoutubeVideo', {
  VideoId: 'mV1dE0p4r5k',
  Title: t('From the garage to the front desk', 'Del estacionamiento a la recepción'),
});

/** Two volunteers who tell of their work. */
export const volunteersOnFilm: readonly SeedRendering[] = [
  sectionHeader(
    t('In their own words', 'En sus propias palabras'),
    t('Two volunteers tell of an ordinary week.', 'Dos personas voluntarias cuentan una semana cualquiera.'),
  ),
  columns(
    [
      place('VideoCard', {
        Headline: t('Mornings at the front desk', 'Mañanas en la recepción'),
        Text: t(
          'Showing the way, finding a wheelchair, saying good morning.',
          'Indicar el camino, conseguir una silla de ruedas, dar los buenos días.',
        ),
        Image: { src: '' },
        BrightcoveVideoId: '6390000000003',
      }),
    ],
    [
      place('VideoCard', {
        Headline: t('Reading to children', 'Leer a los niños'),
        Text: t(
          'A shelf of books, a chair by the bed, half an hour.',
          'Un estante de libros, una silla junto a la cama, media hora.',
        ),
        Image: { src: '' },
        BrightcoveVideoId: '6390000000004',
      }),
    ],
  ),
];

/** How a clinic manager came to her work, on film. */
export const careerFilm = place(
  'FeaturedPromo',
  {
    Headline: t('From the kitchen to the clinic', 'De la cocina a la clínica'),
    PromoText: prose(
      t(
        'A manager shows the places she worked in on her way, and the people who taught her.',
        'Una gerente muestra los lugares donde trabajó en su camino y las personas que le enseñaron.',
      ),
    ),
    PromoLink: link('/-/demo/careers', t('See open jobs', 'Ver vacantes')),
    BrightcoveVideoId: '6390000000005',
  },
  { params: { Media: 'video', Position: 'left' } },
);

/** The harbor, where the health van stops. */
export const harborFilm = place('LoopVideo', {
  LoopVideoId: '/media/harbor-loop.webm',
  Image: art('care', 'harbor'),
});

const campus = (name: string, caption: Bilingual) => ({
  name,
  fields: {
    Image: art('facility', `campus-${name}`, t('A drawing of the campus', 'Un dibujo del campus')),
    Caption: caption,
  },
});

/** What the campuses look like to who comes for the first time. */
export const campusGallery = place(
  'ImageGallery',
  { Headline: t('Our campuses', 'Nuestros campus') },
  {
    items: [
      campus(
        'sacramento',
        t(
          'Sacramento: the main entrance is on the left',
          'Sacramento: la entrada principal está a la izquierda',
        ),
      ),
      campus(
        'oakland',
        t('Oakland: visitors use the garden door', 'Oakland: las visitas usan la puerta del jardín'),
      ),
      campus(
        'fresno',
        t(
          'Fresno: the birth center has its own entrance',
          'Fresno: el centro de partos tiene su propia entrada',
        ),
      ),
      campus(
        'monterey',
        t(
          'Monterey: parking is behind the building',
          'Monterey: el estacionamiento está detrás del edificio',
        ),
      ),
    ],
  },
);

/** What visitors have to know before they set out. */
export const visitorNotice = place('InPageAlert', {
  Headline: t('Masks in cancer and transplant units', 'Cubrebocas en las unidades de cáncer y trasplantes'),
  Text: prose(
    t(
      'People there catch infections easily. We have masks at every door.',
      'Allí las personas se contagian con facilidad. Tenemos cubrebocas en cada puerta.',
    ),
  ),
  Link: link('/visitors#masks', t('Why we ask', 'Por qué lo pedimos')),
});

/** A story of someone whom gifts have helped. */
export const giftStory: readonly SeedRendering[] = [
  sectionHeader(t('What a gift can do', 'Lo que puede hacer una donación')),
  place('EntityTeaser', {}, { params: { EntityType: 'ce_patientStory', EntityId: 'story001' } }),
];

/** Where letters go and people can ask at a desk. */
export const frontOffice: readonly SeedRendering[] = [
  sectionHeader(t('Come to our office', 'Venga a nuestra oficina')),
  place('LocationsMapItem', {
    name: t('Patient relations office', 'Oficina de relaciones con pacientes'),
    latitude: '38.5816',
    longitude: '-121.4944',
    cardContent: t(
      '<p>1200 Lantern Way, Sacramento. Weekdays, 9 am to 4 pm, no appointment needed.</p>',
      '<p>1200 Lantern Way, Sacramento. De lunes a viernes, de 9 a. m. a 4 p. m., sin cita.</p>',
    ),
    hexColor: '#006666',
  }),
];

/** A part that several pages share. */
export const helpBand: SeedRendering = {
  component: 'PartialDesignDynamicPlaceholder',
  params: { sig: 'help-band' },
  placeholders: {
    'help-band': [
      simplePromo(
        t('Rather talk to someone?', '¿Prefiere hablar con alguien?'),
        t(
          'Patient advocates answer on weekdays, in English and in Spanish.',
          'Los defensores del paciente atienden de lunes a viernes, en inglés y en español.',
        ),
        link('/contact', t('How to reach us', 'Cómo comunicarse')),
      ),
    ],
  },
};

/** The head of the health pages: the library's search, and what is often looked for in it. */
export const libraryHero = place(
  'SearchHero',
  {
    Headline: t('Health and wellness', 'Salud y bienestar'),
    SubHeadline: t('Good information, in plain words.', 'Buena información, en palabras sencillas.'),
    LinkListHeadline: t('Often looked for', 'Lo más buscado'),
    Content: prose(
      t('Written and checked by our own care teams.', 'Escrita y revisada por nuestros propios equipos.'),
    ),
  },
  {
    params: { FieldNames: 'WithLinkList' },
    items: linkItems([
      ['/health/winter-at-home', t('Keeping well in winter', 'Cuidarse en invierno')],
      ['/ask-an-expert', t('Answers from experts', 'Respuestas de expertos')],
      ['/find-event', t('Classes and events', 'Clases y eventos')],
      ['/patient-stories', t('Patient stories', 'Historias de pacientes')],
    ]),
    placeholders: {
      'hero-search-{*}': [
        place('RedirectedSearchBar', {
          Label: t('Health library', 'Biblioteca de salud'),
          TargetPath: '/health/library',
          Placeholder: t('Sleep, blood pressure, vaccines …', 'Sueño, presión arterial, vacunas …'),
        }),
      ],
    },
  },
);

/** How an article was checked, and what else there is on its services and topics. */
export const articleEnd: readonly SeedRendering[] = [
  place('ContentField', {}, { params: { FieldName: 'Review Note', FieldType: 'Rich Text' } }),
  place('ArticleContributor', {}),
];
export const articleRelated: readonly SeedRendering[] = [
  listing('RelatedEvents', { Limit: '3' }),
  listing('RelatedPatientStories', { Limit: '3' }),
  listing('RelatedAwards', { Limit: '3' }),
];

const bio = (name: string, credential: string, title: Bilingual, ...text: readonly Bilingual[]) => ({
  Name: name,
  Credential: credential,
  Title: title,
  Bio: prose(...text),
});
const founder = bio(
  'Marisol Vega',
  'MD, MPH',
  t('Chief executive', 'Directora general'),
  t(
    'Dr. Vega came to Meridian as a family doctor in Salinas and still sees patients one morning a week. She led the first mobile clinic, and later the hospitals of the Central Coast. She asks every new leader to spend a day at the front desk, a day in the kitchen and a night in the emergency room before they decide anything.',
    'La Dra. Vega llegó a Meridian como médica de familia en Salinas y aún atiende una mañana a la semana. Dirigió la primera clínica móvil y después los hospitales de la Costa Central. A cada nuevo responsable le pide pasar un día en la recepción, un día en la cocina y una noche en emergencias antes de decidir nada.',
  ),
  t(
    'She grew up in Watsonville, studied in Davis and Los Angeles, and plays the cello badly but often.',
    'Creció en Watsonville, estudió en Davis y Los Ángeles, y toca el violonchelo mal, pero a menudo.',
  ),
);
const nurse = bio(
  'Daniel Okafor',
  'DNP, RN',
  t('Chief nurse', 'Director de enfermería'),
  t(
    'Dr. Okafor began as a nursing assistant on nights. He is responsible for how safe it is to be ill here, and for the time nurses have for each patient.',
    'El Dr. Okafor empezó como auxiliar de enfermería en el turno de noche. Responde de que sea seguro estar enfermo aquí y del tiempo que enfermería tiene para cada paciente.',
  ),
);
const treasurer = bio(
  'Grace Lindqvist',
  'CPA',
  t('Chief financial officer', 'Directora de finanzas'),
  t(
    'Ms. Lindqvist publishes our prices and explains our bills. Financial help is part of her office.',
    'La Sra. Lindqvist publica nuestros precios y explica nuestras facturas. La ayuda económica es parte de su oficina.',
  ),
);
const physician = bio(
  'Arun Patel',
  'MD',
  t('Chief physician', 'Director médico'),
  t(
    'Dr. Patel is a cardiologist. He leads our doctors, and the reviews after which we change how we work.',
    'El Dr. Patel es cardiólogo. Dirige a nuestros médicos y las revisiones tras las que cambiamos cómo trabajamos.',
  ),
);

/** Those who answer for the network. */
export const leaders = place(
  'LeadershipBios',
  {},
  {
    items: [founder, nurse, treasurer].map((fields) => ({ name: fields.Name, fields })),
    placeholders: { 'leadership-bios-{*}': [place('LeadershipBioCard', physician)] },
  },
);
