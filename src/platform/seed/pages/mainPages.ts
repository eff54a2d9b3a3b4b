import { DEMO_FORMS } from '#src/platform/media/demoForms.ts';
import type { SeedPage } from '../../content/PageSeed.ts';
import {
  articleEnd,
  articleRelated,
  campusGallery,
  careerFilm,
  frontOffice,
  giftStory,
  harborFilm,
  helpBand,
  leaders,
  libraryHero,
  parkingFilm,
  patientPages,
  videoVisitFilm,
  visitorNotice,
  volunteersOnFilm,
} from './mainParts.ts';
import {
  accordion,
  actionBar,
  actionCard,
  anchored,
  art,
  banner,
  basicHero,
  calloutHero,
  columns,
  container,
  featuredPromo,
  interiorHero,
  jumpLinks,
  link,
  linkExpander,
  linkList,
  list,
  listing,
  notice,
  numberedPicks,
  page,
  picks,
  place,
  promo,
  prose,
  questions,
  quote,
  rich,
  richBlock,
  rows,
  sectionHeader,
  simplePromo,
  slim,
  stats,
  t,
  tabs,
  twoColumns,
  videoGallery,
  withIcon,
} from './blocks.ts';

const call = link('tel:+14155550142', t('Call 415-555-0142', 'Llame al 415-555-0142'));
const findDoctor = link('/find-provider', t('Find a doctor', 'Encontrar un médico'));
const findPlace = link(
  '/find-location?verticalKey=healthcare_facilities',
  t('Find a location', 'Encontrar un centro'),
);

/** What the winter article is about, as its editor picked it. */
const winterServices = picks('ce_service', { id: 'svc001', name: t('Primary Care', 'Atención primaria') });
const winterTopics = picks(
  'ce_healthTopic',
  { id: 'topic380', name: t('Flu season', 'Temporada de gripe') },
  { id: 'topic384', name: t('Cold weather safety', 'Seguridad en el frío') },
  { id: 'topic037', name: t('Colds', 'Resfriados') },
  { id: 'topic255', name: t('Stress', 'Estrés') },
  { id: 'topic002', name: t('High blood pressure', 'Presión arterial alta') },
);

/** Home: the care shortcuts come before everything else. */
const home = page('main', {
  path: '/',
  fields: { NavigationTitle: t('Home', 'Inicio') },
  title: t('Good care starts close to home', 'La buena atención empieza cerca de casa'),
  summary: t(
    'Find a doctor, an open clinic or an answer. Meridian Health cares for families across Northern and Central California.',
    'Encuentre un médico, una clínica abierta o una respuesta. Meridian Health atiende a familias en el norte y centro de California.',
  ),
  body: [
    place(
      'HomepageHero',
      {
        Headline: t('Good care starts close to home.', 'La buena atención empieza cerca de casa.'),
        Text: t(
          '<p>Find a doctor, a place that is open now, or an answer.</p>',
          '<p>Encuentre un médico, un lugar abierto ahora o una respuesta.</p>',
        ),
        Image: art('hero', 'home'),
      },
      {
        placeholders: {
          'hero-search-{*}': [
            place('RedirectedLocationSearchBar', {
              Label: t('Doctors', 'Médicos'),
              TargetPath: '/find-provider',
              Placeholder: t('Condition, specialty or name', 'Afección, especialidad o nombre'),
            }),
            place('RedirectedLocationSearchBar', {
              Label: t('Locations', 'Centros'),
              TargetPath: '/find-location',
              Placeholder: t('Hospital, urgent care, lab', 'Hospital, atención urgente, laboratorio'),
            }),
            place('RedirectedSearchBar', {
              Label: t('Everything', 'Todo'),
              TargetPath: '/search',
              Placeholder: t('Try “knee pain” or “flu shot”', 'Pruebe “dolor de rodilla” o “vacuna”'),
            }),
          ],
        },
        items: [
          {
            name: 'Urgent care',
            fields: {
              Link: link(
                '/find-location/type/urgent-care',
                t('Urgent care near you', 'Atención urgente cercana'),
              ),
            },
          },
          { name: 'Find a doctor', fields: { Link: findDoctor } },
          {
            name: 'Flu shot',
            fields: { Link: link('/find-location/type/flu-clinic', t('Flu shot', 'Vacuna contra la gripe')) },
          },
        ],
      },
    ),
    sectionHeader(
      t('Care you can get right now', 'Atención disponible ahora mismo'),
      t('Open places, short lines and help by phone.', 'Lugares abiertos, poca espera y ayuda por teléfono.'),
    ),
    columns(
      [
        actionCard(
          'truck-medical',
          t('Urgent care', 'Atención urgente'),
          t(
            'Cuts, fevers, sprains and coughs. No appointment.',
            'Cortaduras, fiebre, esguinces y tos. Sin cita.',
          ),
          link('/find-location/type/urgent-care', t('See who is open', 'Ver quién está abierto')),
        ),
      ],
      [
        actionCard(
          'person-walking',
          t('Walk-in care', 'Atención sin cita'),
          t('Quick visits for everyday concerns.', 'Consultas rápidas para problemas cotidianos.'),
          link('/find-location/type/walk-in-care', t('Find a walk-in clinic', 'Encontrar una clínica')),
        ),
      ],
      [
        actionCard(
          'video',
          t('Video visit', 'Consulta por video'),
          t('See a care team from home.', 'Vea a un equipo de atención desde casa.'),
          link('/care/video-visits', t('How it works', 'Cómo funciona')),
        ),
      ],
      [
        actionCard(
          'flask',
          t('Lab and imaging', 'Laboratorio e imágenes'),
          t('Tests your doctor has ordered.', 'Pruebas que pidió su médico.'),
          link('/find-location/type/labs', t('Find a lab', 'Encontrar un laboratorio')),
        ),
      ],
      [
        actionCard(
          'hospital',
          t('Emergency rooms', 'Salas de emergencia'),
          t(
            'Open day and night. In an emergency, call 911.',
            'Abiertas de día y de noche. En una emergencia, llame al 911.',
          ),
          link(
            '/find-location/type/emergency-rooms',
            t('Find an emergency room', 'Encontrar una sala de emergencias'),
          ),
        ),
      ],
    ),
    container(
      [
        sectionHeader(
          t('Find a doctor by specialty', 'Encuentre médico por especialidad'),
          undefined,
          link('/find-doctor/specialty', t('All specialties', 'Todas las especialidades')),
        ),
        linkList(
          t('', ''),
          [
            ['/services/primary-care', t('Primary care', 'Atención primaria')],
            ['/services/heart', t('Heart and vascular', 'Corazón y sistema vascular')],
            ['/services/cancer', t('Cancer care', 'Atención del cáncer')],
            ['/services/womens-health', t("Women's health", 'Salud de la mujer')],
            ['/services/pregnancy', t('Pregnancy and childbirth', 'Embarazo y parto')],
            ['/services/pediatrics-care', t("Children's health", 'Salud infantil')],
            ['/services/orthopedics', t('Bone, joint and muscle', 'Huesos, articulaciones y músculos')],
            ['/services/mental-health', t('Mental health', 'Salud mental')],
            ['/services/skin', t('Skin care', 'Cuidado de la piel')],
          ],
          'Columns',
        ),
      ],
      'tint',
    ),
    featuredPromo(
      t(
        '“I came in for a sore wrist. They listened to my heart.”',
        '«Vine por una muñeca adolorida. Escucharon mi corazón.»',
      ),
      t(
        'Patients tell, in their own words, what made the difference.',
        'Los pacientes cuentan, con sus palabras, qué marcó la diferencia.',
      ),
      link('/patient-stories', t('Read patient stories', 'Leer historias de pacientes')),
      art('story', 'home'),
    ),
    listing('VisualArticleLayout', {}, t('From our health library', 'De nuestra biblioteca de salud'), {
      PrimaryArticle: numberedPicks('ce_sutterPage', 'article', [7]),
      SecondaryArticles: numberedPicks('ce_sutterPage', 'article', [2, 11, 9]),
      Link: link('/health/articles', t('All articles', 'Todos los artículos')),
    }),
    container(
      [listing('DynamicEvents', { Query: 'yoga', Limit: '3' }, t('Classes and events', 'Clases y eventos'))],
      'tint',
    ),
    simplePromo(
      t('A health plan from the same family', 'Un plan de salud de la misma familia'),
      t(
        'Meridian Plan covers care at Meridian Health and beyond.',
        'Meridian Plan cubre la atención en Meridian Health y más allá.',
      ),
      link('/patients/insurance', t('Insurance we take', 'Seguros que aceptamos')),
    ),
  ],
});

const fluClinic = page('main', {
  path: '/find-location/type/flu-clinic',
  title: t('Flu shots this season', 'Vacunas contra la gripe esta temporada'),
  summary: t(
    'Where to get a flu shot, what to bring and what it may cost.',
    'Dónde vacunarse contra la gripe, qué traer y cuánto puede costar.',
  ),
  body: [
    calloutHero(
      t('Flu shots this season', 'Vacunas contra la gripe esta temporada'),
      t(
        'A flu shot each season helps protect you and the people around you. Ask your care team if you have questions about whether it is right for you.',
        'Vacunarse cada temporada ayuda a protegerle a usted y a quienes le rodean. Pregunte a su equipo si tiene dudas sobre si es adecuada para usted.',
      ),
      link(
        '/find-location?verticalKey=healthcare_facilities&query=%22flu%22',
        t('Search all locations', 'Buscar en todos los centros'),
      ),
      [
        ['where', t('Where to go', 'Adónde ir')],
        ['bring', t('What to bring', 'Qué traer')],
        ['questions', t('Questions', 'Preguntas')],
      ],
    ),
    twoColumns(
      [
        anchored(
          'where',
          linkList(t('Where to go', 'Adónde ir'), [
            ['/find-location/type/walk-in-care', t('Walk-in clinics, no appointment', 'Clínicas sin cita')],
            [
              '/find-location/type/urgent-care',
              t('Urgent care, evenings and weekends', 'Atención urgente, tardes y fines de semana'),
            ],
            ['/find-location/type/pharmacies-outpatient', t('Our pharmacies', 'Nuestras farmacias')],
            ['/services/primary-care', t('Your own doctor', 'Su propio médico')],
          ]),
        ),
        anchored(
          'bring',
          richBlock(
            t('What to bring', 'Qué traer'),
            list(
              t('A photo ID, if you have one', 'Una identificación con foto, si la tiene'),
              t('Your health plan card', 'Su tarjeta del plan de salud'),
              t('A shirt with sleeves that roll up', 'Una camisa de mangas que se puedan subir'),
            ),
          ),
        ),
        anchored(
          'questions',
          questions(t('Questions', 'Preguntas'), [
            [
              'cost',
              t('What does it cost?', '¿Cuánto cuesta?'),
              t(
                'Many plans cover it. If you have no plan, ask about our free vaccine days.',
                'Muchos planes la cubren. Si no tiene plan, pregunte por nuestros días de vacunas gratuitas.',
              ),
            ],
            [
              'sick',
              t('Can I come if I feel ill?', '¿Puedo venir si me siento mal?'),
              t(
                'Please call first. With a fever it may be better to wait until you feel well.',
                'Llame primero. Con fiebre puede ser mejor esperar a sentirse bien.',
              ),
            ],
            [
              'child',
              t('Can my child get one here?', '¿Puede vacunarse aquí mi hijo?'),
              t(
                'Yes at most places. A parent or guardian needs to come along.',
                'Sí, en la mayoría de los lugares. Debe acompañarle un padre o tutor.',
              ),
            ],
          ]),
        ),
      ],
      [
        notice(
          'circle-info',
          t('Short lines', 'Poca espera'),
          t(
            'Mid-morning and mid-afternoon are the quietest.',
            'A media mañana y a media tarde hay menos gente.',
          ),
        ),
        simplePromo(
          t('Questions about vaccines?', '¿Preguntas sobre vacunas?'),
          t('The nurse line answers day and night.', 'La línea de enfermería atiende de día y de noche.'),
          call,
        ),
      ],
    ),
  ],
});

const care: SeedPage[] = [
  page('main', {
    path: '/care/where-to-go',
    title: t('Where to go for care', 'Adónde ir para recibir atención'),
    summary: t(
      'Emergency room, urgent care, walk-in clinic, video visit or your own doctor: how to choose.',
      'Emergencias, atención urgente, clínica sin cita, video o su propio médico: cómo elegir.',
    ),
    body: [
      calloutHero(
        t('Where to go for care', 'Adónde ir para recibir atención'),
        t(
          'If you think it is an emergency, call 911. For anything else, here is a quick guide. When in doubt, call the nurse line.',
          'Si cree que es una emergencia, llame al 911. Para lo demás, esta es una guía rápida. Si tiene dudas, llame a la línea de enfermería.',
        ),
        call,
      ),
      notice(
        'triangle-exclamation',
        t('Call 911 for', 'Llame al 911 por'),
        t(
          'Chest pain, trouble breathing, signs of a stroke, heavy bleeding, a serious injury, or thoughts of ending your life.',
          'Dolor de pecho, dificultad para respirar, señales de accidente cerebrovascular, sangrado abundante, una lesión grave o pensamientos de quitarse la vida.',
        ),
        true,
      ),
      tabs([
        {
          id: 'own-doctor',
          label: t('Your own doctor', 'Su propio médico'),
          body: [
            rich(
              t(
                'Best for checkups, vaccines, ongoing conditions and new concerns that can wait a day or two. Your doctor knows your history.',
                'Lo mejor para chequeos, vacunas, condiciones crónicas y molestias nuevas que pueden esperar uno o dos días. Su médico conoce su historia.',
              ),
            ),
            linkList(t('Next', 'Siguiente'), [['/find-provider', t('Find a doctor', 'Encontrar un médico')]]),
          ],
        },
        {
          id: 'video',
          label: t('Video visit', 'Consulta por video'),
          body: [
            rich(
              t(
                'Good for colds, rashes, questions about medicines and follow-up. You need a phone, tablet or computer with a camera.',
                'Buena para resfriados, sarpullidos, preguntas sobre medicamentos y seguimiento. Necesita un teléfono, tableta o computadora con cámara.',
              ),
            ),
            linkList(t('Next', 'Siguiente'), [
              ['/care/video-visits', t('How video visits work', 'Cómo funcionan las consultas por video')],
            ]),
          ],
        },
        {
          id: 'walk-in',
          label: t('Walk-in clinic', 'Clínica sin cita'),
          body: [
            rich(
              t(
                'For everyday concerns when your doctor is not available: sore throat, pink eye, vaccines, simple tests.',
                'Para molestias cotidianas cuando su médico no está disponible: dolor de garganta, ojo rojo, vacunas, pruebas sencillas.',
              ),
            ),
            linkList(t('Next', 'Siguiente'), [
              [
                '/find-location/type/walk-in-care',
                t('Find a walk-in clinic', 'Encontrar una clínica sin cita'),
              ],
            ]),
          ],
        },
        {
          id: 'urgent',
          label: t('Urgent care', 'Atención urgente'),
          body: [
            rich(
              t(
                'For problems that cannot wait but are not life-threatening: cuts, sprains, fever, minor burns. Many sites have X-ray and lab.',
                'Para problemas que no pueden esperar pero no ponen en peligro la vida: cortaduras, esguinces, fiebre, quemaduras leves. Muchos centros tienen radiografía y laboratorio.',
              ),
            ),
            linkList(t('Next', 'Siguiente'), [
              ['/find-location/type/urgent-care', t('See who is open now', 'Ver quién está abierto')],
            ]),
          ],
        },
        {
          id: 'emergency',
          label: t('Emergency room', 'Sala de emergencias'),
          body: [
            rich(
              t(
                'For sudden or severe illness and injury, at any hour. Everyone is seen, whatever their insurance.',
                'Para enfermedades o lesiones repentinas o graves, a toda hora. Se atiende a todas las personas, tengan o no seguro.',
              ),
            ),
            linkList(t('Next', 'Siguiente'), [
              [
                '/find-location/type/emergency-rooms',
                t('Find an emergency room', 'Encontrar una sala de emergencias'),
              ],
            ]),
          ],
        },
      ]),
    ],
  }),
  page('main', {
    path: '/care/video-visits',
    title: t('Video visits', 'Consultas por video'),
    summary: t(
      'See a care team from home, with an interpreter if you need one.',
      'Vea a un equipo de atención desde casa, con intérprete si lo necesita.',
    ),
    body: [
      interiorHero(
        t('Video visits', 'Consultas por video'),
        t(
          'Talk with a care team face to face, without the drive.',
          'Hable cara a cara con un equipo de atención, sin el viaje.',
        ),
        art('care', 'video'),
        findDoctor,
        'left',
      ),
      columns(
        [
          withIcon(
            'calendar-check',
            t('1. Book', '1. Reserve'),
            t(
              'Choose “video visit” when you book, or ask when you call.',
              'Elija «consulta por video» al reservar, o pídala al llamar.',
            ),
          ),
        ],
        [
          withIcon(
            'mobile-screen',
            t('2. Get ready', '2. Prepárese'),
            t(
              'Find a quiet, bright spot. Have your medicines and questions beside you.',
              'Busque un lugar tranquilo y con luz. Tenga a mano sus medicamentos y preguntas.',
            ),
          ),
        ],
        [
          withIcon(
            'video',
            t('3. Join', '3. Conéctese'),
            t(
              'Open the link we send you. You do not need to install anything on a computer.',
              'Abra el enlace que le enviamos. En una computadora no necesita instalar nada.',
            ),
          ),
        ],
      ),
      sectionHeader(t('See how it works', 'Vea cómo funciona')),
      videoVisitFilm,
      videoGallery(t('Video visits, step by step', 'Las consultas por video, paso a paso'), [
        ['mV1dE0a1b2c', t('How to join from a phone', 'Cómo conectarse desde un teléfono')],
        ['mV1dE0d3e4f', t('How to join from a computer', 'Cómo conectarse desde una computadora')],
        ['mV1dE0g5h6i', t('Bring an interpreter or a relative', 'Invite a un intérprete o a un familiar')],
        ['mV1dE0j7k8l', t('What to have beside you', 'Qué tener a mano')],
      ]),
      slim(
        questions(t('Good to know', 'Bueno saber'), [
          [
            'interpreter',
            t('Can an interpreter join?', '¿Puede unirse un intérprete?'),
            t(
              'Yes, at no cost. Tell us your language when you book.',
              'Sí, sin costo. Díganos su idioma al reservar.',
            ),
          ],
          [
            'trouble',
            t('What if the picture freezes?', '¿Y si se congela la imagen?'),
            t(
              'Keep your phone near. We will call you and go on by phone.',
              'Tenga su teléfono cerca. Le llamaremos y seguiremos por teléfono.',
            ),
          ],
          [
            'not-for',
            t('When is video not enough?', '¿Cuándo no basta el video?'),
            t(
              'If you need an exam, a test or a shot, we will help you come in. In an emergency, call 911.',
              'Si necesita un examen, una prueba o una inyección, le ayudaremos a venir. En una emergencia, llame al 911.',
            ),
          ],
        ]),
      ),
    ],
  }),
  page('main', {
    path: '/visitors',
    title: t('Visiting someone', 'Visitar a alguien'),
    summary: t(
      'Visiting hours, what to bring and where to eat and rest.',
      'Horario de visitas, qué traer y dónde comer y descansar.',
    ),
    alert: [visitorNotice],
    body: [
      basicHero(
        t('Visiting someone', 'Visitar a alguien'),
        t(
          'Company helps people heal. Here is how to make a visit easy for everyone.',
          'La compañía ayuda a sanar. Así puede hacer que la visita sea fácil para todos.',
        ),
      ),
      stats([
        [
          t('8 am', '8 a. m.'),
          t('Visits begin', 'Comienzan las visitas'),
          t('on most floors', 'en la mayoría de los pisos'),
        ],
        [
          t('8 pm', '8 p. m.'),
          t('Visits end', 'Terminan las visitas'),
          t('one person may stay overnight', 'una persona puede quedarse'),
        ],
        [t('Free', 'Gratis'), t('Wi-Fi', 'Wi-Fi'), t('choose “Meridian Guest”', 'elija «Meridian Guest»')],
      ]),
      campusGallery,
      twoColumns(
        [
          richBlock(
            t('Before you come', 'Antes de venir'),
            list(
              t('Please stay home if you feel ill', 'Quédese en casa si se siente mal'),
              t(
                'Ask the nurse before bringing food or flowers',
                'Pregunte a la enfermera antes de traer comida o flores',
              ),
              t('Children are welcome with an adult', 'Los niños son bienvenidos con un adulto'),
            ),
          ),
          accordion(t('By part of the hospital', 'Por área del hospital'), [
            {
              id: 'birth',
              label: t('Birth center', 'Centro de partos'),
              body: [
                rich(
                  t(
                    'A support person may stay at any hour. Brothers and sisters may visit in the afternoon.',
                    'Una persona de apoyo puede quedarse a toda hora. Los hermanos pueden visitar por la tarde.',
                  ),
                ),
              ],
            },
            {
              id: 'icu',
              label: t('Intensive care', 'Cuidados intensivos'),
              body: [
                rich(
                  t(
                    'Two visitors at a time. Please call the unit first.',
                    'Dos visitantes a la vez. Llame primero a la unidad.',
                  ),
                ),
              ],
            },
            {
              id: 'masks',
              label: t('Cancer and transplant units', 'Unidades de cáncer y trasplantes'),
              body: [
                rich(
                  t(
                    'Please wear a mask the whole time. We ask because cancer treatment and the medicines after a transplant weaken the body’s defenses: a cold you hardly notice can put someone there in intensive care. Masks are at the door, free. Ask the nurse if you cannot wear one.',
                    'Use cubrebocas durante toda la visita. Lo pedimos porque el tratamiento del cáncer y los medicamentos después de un trasplante debilitan las defensas del cuerpo: un resfriado que usted apenas nota puede llevar a alguien de esa unidad a cuidados intensivos. Hay cubrebocas gratis en la puerta. Si no puede usarlo, hable con la enfermera.',
                  ),
                ),
              ],
            },
            {
              id: 'children',
              label: t('Children', 'Niños'),
              body: [
                rich(
                  t(
                    'Parents and guardians may stay day and night.',
                    'Los padres y tutores pueden quedarse de día y de noche.',
                  ),
                ),
              ],
            },
          ]),
        ],
        [
          linkList(t('Plan your visit', 'Planee su visita'), [
            ['/visitors/parking', t('Parking and directions', 'Estacionamiento y cómo llegar')],
            ['/find-location/type/hospitals', t('Our hospitals', 'Nuestros hospitales')],
            ['/patients/interpreters', t('Interpreters', 'Intérpretes')],
          ]),
        ],
      ),
    ],
  }),
  page('main', {
    path: '/visitors/parking',
    title: t('Parking and directions', 'Estacionamiento y cómo llegar'),
    summary: t(
      'Where to park, how to come by bus, and help at the door.',
      'Dónde estacionarse, cómo venir en autobús y ayuda en la puerta.',
    ),
    body: [
      basicHero(
        t('Parking and directions', 'Estacionamiento y cómo llegar'),
        t(
          'Every location page has its own directions under “Finding your way”.',
          'Cada centro tiene sus propias indicaciones en su página.',
        ),
      ),
      tabs([
        {
          id: 'car',
          label: t('By car', 'En auto'),
          body: [
            rich(
              t(
                'Most places have free parking beside the building. Spaces for people with a disability permit are nearest the door. At larger campuses, follow the letter of your building.',
                'La mayoría de los lugares tienen estacionamiento gratuito junto al edificio. Los espacios para personas con permiso de discapacidad están junto a la puerta. En los campus grandes, siga la letra de su edificio.',
              ),
            ),
          ],
        },
        {
          id: 'transit',
          label: t('By bus or train', 'En autobús o tren'),
          body: [
            rich(
              t(
                'Your transit agency can plan the trip. If walking from the stop is hard, call us: many campuses have a shuttle.',
                'Su agencia de transporte puede planear el viaje. Si le cuesta caminar desde la parada, llámenos: muchos campus tienen transporte interno.',
              ),
            ),
          ],
        },
        {
          id: 'help',
          label: t('Help at the door', 'Ayuda en la puerta'),
          body: [
            rich(
              t(
                'Greeters can bring a wheelchair to your car and walk with you to your visit.',
                'El personal de la puerta puede llevar una silla de ruedas hasta su auto y acompañarle a su consulta.',
              ),
            ),
          ],
        },
      ]),
      parkingFilm,
      listing('RelatedLocations', { View: 'map' }, t('Our largest campuses', 'Nuestros campus más grandes'), {
        LocationsEntities: numberedPicks('healthcareFacility', 'fac', [1, 5, 9, 13]),
      }),
      simplePromo(
        t('Which location?', '¿Qué centro?'),
        t('Search by city, ZIP or name.', 'Busque por ciudad, código postal o nombre.'),
        findPlace,
      ),
    ],
  }),
];

const patients: SeedPage[] = [
  page('main', {
    path: '/patients',
    title: t('For patients', 'Para pacientes'),
    summary: t(
      'Before, during and after your visit: everything in one place.',
      'Antes, durante y después de su consulta: todo en un lugar.',
    ),
    body: [
      basicHero(
        t('For patients', 'Para pacientes'),
        t(
          'What to bring, how to pay, and how to get your records.',
          'Qué traer, cómo pagar y cómo obtener su expediente.',
        ),
      ),
      columns(
        [
          actionCard(
            'clipboard-list',
            t('Prepare for a visit', 'Prepararse para una consulta'),
            t('A short list, so that nothing is forgotten.', 'Una lista corta para no olvidar nada.'),
            link('/patients/prepare', t('See the list', 'Ver la lista')),
          ),
        ],
        [
          actionCard(
            'file-invoice-dollar',
            t('Pay a bill', 'Pagar una factura'),
            t('Online, by phone or by mail.', 'En línea, por teléfono o por correo.'),
            link('/patients/billing', t('Ways to pay', 'Formas de pago')),
          ),
        ],
        [
          actionCard(
            'hand-holding-heart',
            t('Financial help', 'Ayuda económica'),
            t('You may pay less, or nothing.', 'Es posible que pague menos, o nada.'),
            link('/patients/financial-help', t('How to apply', 'Cómo solicitar')),
          ),
        ],
      ),
      linkExpander([
        {
          title: t('Your information', 'Su información'),
          links: [
            ['/patients/medical-records', t('Medical records', 'Expediente médico')],
            ['/patients/forms', t('Forms', 'Formularios')],
            ['/privacy', t('Privacy', 'Privacidad')],
          ],
        },
        {
          title: t('Your rights and help', 'Sus derechos y ayuda'),
          links: [
            ['/patients/rights', t('Your rights', 'Sus derechos')],
            ['/patients/interpreters', t('Interpreters', 'Intérpretes')],
            ['/accessibility', t('Accessibility', 'Accesibilidad')],
            ['/patients/feedback', t('Tell us how it went', 'Cuéntenos cómo le fue')],
          ],
        },
        {
          title: t('Insurance and costs', 'Seguros y costos'),
          links: [
            ['/patients/insurance', t('Insurance we take', 'Seguros que aceptamos')],
            ['/patients/prices', t('Prices and estimates', 'Precios y estimaciones')],
            ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
          ],
        },
      ]),
      listing('TopLevelServicesGrid', { Columns: '3' }),
    ],
  }),
  page('main', {
    path: '/patients/prepare',
    title: t('Prepare for a visit', 'Prepararse para una consulta'),
    summary: t(
      'What to bring, what to ask and how to get an interpreter.',
      'Qué traer, qué preguntar y cómo pedir intérprete.',
    ),
    body: [
      basicHero(
        t('Prepare for a visit', 'Prepararse para una consulta'),
        t(
          'Five minutes of preparation can make a short visit go further.',
          'Cinco minutos de preparación hacen rendir una consulta corta.',
        ),
      ),
      twoColumns(
        [
          jumpLinks([
            ['bring', t('Bring', 'Traiga')],
            ['ask', t('Ask', 'Pregunte')],
            ['after', t('Afterwards', 'Después')],
          ]),
          anchored(
            'bring',
            richBlock(
              t('Bring', 'Traiga'),
              list(
                t(
                  'A photo ID and your health plan card',
                  'Una identificación con foto y su tarjeta del plan',
                ),
                t('Your medicines, or a photo of the labels', 'Sus medicamentos o una foto de las etiquetas'),
                t('The names of other doctors you see', 'Los nombres de otros médicos que consulta'),
                t('Someone you trust, if you like', 'Alguien de confianza, si quiere'),
              ),
            ),
          ),
          anchored(
            'ask',
            richBlock(
              t('Ask', 'Pregunte'),
              list(
                t('What could this be?', '¿Qué puede ser?'),
                t('What are my choices?', '¿Qué opciones tengo?'),
                t('What happens if we wait?', '¿Qué pasa si esperamos?'),
                t('When should I call you?', '¿Cuándo debo llamarle?'),
              ),
            ),
          ),
          anchored(
            'after',
            richBlock(
              t('Afterwards', 'Después'),
              t(
                'Read the plan you were given the same evening, while you remember. Call with any question; there is no wrong one.',
                'Lea esa misma noche el plan que le dieron, mientras lo recuerda. Llame con cualquier pregunta; ninguna está de más.',
              ),
            ),
          ),
        ],
        [
          patientPages,
          simplePromo(
            t('Need an interpreter?', '¿Necesita intérprete?'),
            t('It is free, in any language.', 'Es gratis, en cualquier idioma.'),
            link('/patients/interpreters', t('How to ask', 'Cómo pedirlo')),
          ),
        ],
      ),
    ],
  }),
  page('main', {
    path: '/patients/billing',
    title: t('Billing and payment', 'Facturas y pagos'),
    summary: t(
      'How to read your bill, ways to pay and whom to call.',
      'Cómo leer su factura, formas de pago y a quién llamar.',
    ),
    body: [
      interiorHero(
        t('Billing and payment', 'Facturas y pagos'),
        t(
          'Bills can be confusing. We will explain any line of yours.',
          'Las facturas pueden confundir. Le explicamos cualquier línea de la suya.',
        ),
        art('care', 'billing'),
        link('/-/demo/pay', t('Pay online', 'Pagar en línea')),
      ),
      columns(
        [
          withIcon(
            'globe',
            t('Online', 'En línea'),
            t(
              'With the number on your bill. No account needed.',
              'Con el número de su factura. No necesita cuenta.',
            ),
          ),
        ],
        [
          withIcon(
            'phone',
            t('By phone', 'Por teléfono'),
            t('Weekdays, 8 am to 6 pm.', 'Días de semana, de 8 a. m. a 6 p. m.'),
            link('tel:+19165550137', t('916-555-0137', '916-555-0137')),
          ),
        ],
        [
          withIcon(
            'envelope',
            t('By mail', 'Por correo'),
            t('Send a check with the slip from your bill.', 'Envíe un cheque con el talón de su factura.'),
          ),
        ],
      ),
      questions(t('Questions about bills', 'Preguntas sobre facturas'), [
        [
          'two-bills',
          t('Why did I get two bills?', '¿Por qué recibí dos facturas?'),
          t(
            'The hospital and the doctor may bill separately. Both will be listed on your plan’s statement.',
            'El hospital y el médico pueden facturar por separado. Ambos aparecen en el resumen de su plan.',
          ),
        ],
        [
          'wrong',
          t('I think my bill is wrong.', 'Creo que mi factura está mal.'),
          t(
            'Please call. We will look at it with you and put it on hold while we do.',
            'Llámenos. La revisaremos con usted y la pondremos en pausa mientras tanto.',
          ),
        ],
        [
          'cannot',
          t('I cannot pay it all now.', 'No puedo pagar todo ahora.'),
          t(
            'You can pay in parts without interest, and you may qualify for financial help.',
            'Puede pagar en partes sin intereses y es posible que califique para ayuda económica.',
          ),
        ],
      ]),
      actionBar(t('You may qualify for help.', 'Es posible que califique para recibir ayuda.'), [
        ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
        ['/patients/prices', t('Prices and estimates', 'Precios y estimaciones')],
      ]),
    ],
  }),
  // The short address on printed bills.
  page('main', {
    path: '/pay',
    title: t('Pay a bill', 'Pagar una factura'),
    summary: t('Where to pay, with or without an account.', 'Dónde pagar, con cuenta o sin ella.'),
    hidden: true,
    body: [
      basicHero(
        t('Pay a bill', 'Pagar una factura'),
        t('You can pay online, by phone or by mail.', 'Puede pagar en línea, por teléfono o por correo.'),
      ),
      place('Redirect', { Link: link('/patients/billing', t('Billing and payment', 'Facturas y pagos')) }),
    ],
  }),
  page('main', {
    path: '/patients/financial-help',
    title: t('Financial help', 'Ayuda económica'),
    summary: t(
      'Free or reduced-cost care for people who qualify, and how to apply.',
      'Atención gratuita o a menor costo para quienes califican, y cómo solicitarla.',
    ),
    body: [
      calloutHero(
        t('Financial help', 'Ayuda económica'),
        t(
          'Worry about money should not keep you from care. Asking never changes how you are treated.',
          'La preocupación por el dinero no debe alejarle de la atención. Preguntar nunca cambia el trato que recibe.',
        ),
        link(
          '/patients/forms#financial-assistance-application',
          t('Get the application', 'Obtener la solicitud'),
        ),
      ),
      rows(
        [
          richBlock(
            t('How to apply', 'Cómo solicitar'),
            list(
              t(
                'Fill in the application, or ask us to fill it in with you',
                'Llene la solicitud o pídanos llenarla con usted',
              ),
              t(
                'Add papers that show your income, if you have them',
                'Agregue documentos de ingresos, si los tiene',
              ),
              t(
                'Send it by mail, or hand it in at any front desk',
                'Envíela por correo o entréguela en cualquier recepción',
              ),
            ),
          ),
        ],
        [
          richBlock(
            t('What happens next', 'Qué sigue'),
            t(
              'We write to you with an answer, and we do not send bills to collection while we decide. If the answer is no, you can ask for another look.',
              'Le escribimos con una respuesta y no enviamos facturas a cobranza mientras decidimos. Si la respuesta es no, puede pedir otra revisión.',
            ),
          ),
        ],
      ),
      notice(
        'language',
        t('In your language', 'En su idioma'),
        t(
          'The application and our counselors are available in many languages.',
          'La solicitud y nuestros asesores están disponibles en muchos idiomas.',
        ),
      ),
      simplePromo(
        t('Talk with a counselor', 'Hable con un asesor'),
        t('It is free and confidential.', 'Es gratuito y confidencial.'),
        link('tel:+19165550137', t('Call 916-555-0137', 'Llame al 916-555-0137')),
      ),
    ],
  }),
  page('main', {
    path: '/patients/prices',
    title: t('Prices and estimates', 'Precios y estimaciones'),
    summary: t(
      'Ask for an estimate before your visit, and see our price file.',
      'Pida una estimación antes de su consulta y vea nuestro archivo de precios.',
    ),
    body: [
      basicHero(
        t('Prices and estimates', 'Precios y estimaciones'),
        t(
          'You have a right to know what care may cost before you have it.',
          'Tiene derecho a saber cuánto puede costar la atención antes de recibirla.',
        ),
      ),
      slim(
        richBlock(
          t('Get an estimate', 'Pida una estimación'),
          t(
            'Call with the name of the test or procedure and your plan card. An estimate is not a bill; the final cost can be higher or lower.',
            'Llame con el nombre de la prueba o procedimiento y su tarjeta del plan. Una estimación no es una factura; el costo final puede ser mayor o menor.',
          ),
        ),
        linkList(t('More', 'Más'), [
          [
            '/patients/price-files',
            t('Price files of our hospitals', 'Archivos de precios de nuestros hospitales'),
          ],
          ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
        ]),
      ),
    ],
  }),
  page('main', {
    path: '/patients/insurance',
    title: t('Insurance we take', 'Seguros que aceptamos'),
    summary: t(
      'We work with many health plans. Here is how to check yours.',
      'Trabajamos con muchos planes de salud. Así puede verificar el suyo.',
    ),
    body: [
      basicHero(
        t('Insurance we take', 'Seguros que aceptamos'),
        t(
          'Check before your visit: plans differ, even under the same name.',
          'Verifique antes de su consulta: los planes varían, aun con el mismo nombre.',
        ),
      ),
      twoColumns(
        [
          richBlock(
            t('Three ways to check', 'Tres formas de verificar'),
            list(
              t('Call the number on your plan card', 'Llame al número de su tarjeta'),
              t('Look up your plan in our list', 'Busque su plan en nuestra lista'),
              t('Ask the office when you book', 'Pregunte al consultorio cuando reserve'),
            ),
          ),
          notice(
            'circle-info',
            t('No plan?', '¿Sin plan?'),
            t(
              'You can still be seen. Ask about financial help, and about public coverage you may qualify for.',
              'También le atendemos. Pregunte por la ayuda económica y por la cobertura pública para la que podría calificar.',
            ),
          ),
        ],
        [
          linkList(t('Look up a plan', 'Buscar un plan'), [
            ['/health-plan', t('Health plans', 'Planes de salud')],
            ['/find-provider', t('Doctors by plan', 'Médicos por plan')],
          ]),
          patientPages,
        ],
      ),
    ],
  }),
  page('main', {
    path: '/patients/medical-records',
    title: t('Medical records', 'Expediente médico'),
    summary: t(
      'See, download, correct or send your records.',
      'Vea, descargue, corrija o envíe su expediente.',
    ),
    body: [
      interiorHero(
        t('Medical records', 'Expediente médico'),
        t('Your record belongs to you.', 'Su expediente le pertenece.'),
        art('care', 'records'),
        link('/patients/forms#medical-records-request', t('Request form', 'Formulario de solicitud')),
        'left',
      ),
      accordion(t('What would you like to do?', '¿Qué desea hacer?'), [
        {
          id: 'see',
          label: t('See my results', 'Ver mis resultados'),
          body: [
            rich(
              t(
                'Sign in to the patient portal. Results appear when they are ready, sometimes before your doctor has called.',
                'Inicie sesión en el portal. Los resultados aparecen cuando están listos, a veces antes de que su médico llame.',
              ),
            ),
          ],
        },
        {
          id: 'copy',
          label: t('Get a copy', 'Obtener una copia'),
          body: [
            rich(
              t(
                'Fill in the request form, or ask at any front desk. Copies for your own use by portal are free.',
                'Llene el formulario o pídalo en cualquier recepción. Las copias por el portal para su uso son gratuitas.',
              ),
            ),
          ],
        },
        {
          id: 'send',
          label: t('Send it to another doctor', 'Enviarlo a otro médico'),
          body: [
            rich(
              t(
                'Tell us the name and phone number. In an urgent case we can do this by phone.',
                'Díganos el nombre y teléfono. En un caso urgente podemos hacerlo por teléfono.',
              ),
            ),
          ],
        },
        {
          id: 'correct',
          label: t('Correct a mistake', 'Corregir un error'),
          body: [
            rich(
              t(
                'Write to us with what is wrong and what is right. We will answer in writing.',
                'Escríbanos qué está mal y qué es lo correcto. Responderemos por escrito.',
              ),
            ),
          ],
        },
      ]),
      patientPages,
    ],
  }),
  page('main', {
    path: '/patients/forms',
    title: t('Forms', 'Formularios'),
    summary: t(
      'Forms you can fill in before your visit.',
      'Formularios que puede llenar antes de su consulta.',
    ),
    body: [
      basicHero(
        t('Forms', 'Formularios'),
        t(
          'Fill these in at home, or ask us to help when you arrive.',
          'Llénelos en casa, o pídanos ayuda al llegar.',
        ),
      ),
      accordion(
        t('All forms', 'Todos los formularios'),
        Object.entries(DEMO_FORMS).map(([id, { title, intro }]) => ({
          id,
          label: t(...title),
          body: [
            rich(t(...intro)),
            linkList(t('', ''), [
              [
                `/-/media/forms/${id}.pdf`,
                t(`${title[0]} (PDF, in English)`, `${title[1]} (PDF, en inglés)`),
              ],
              [
                `/-/media/forms/${id}-es.pdf`,
                t(`${title[0]} (PDF, in Spanish)`, `${title[1]} (PDF, en español)`),
              ],
            ]),
          ],
        })),
      ),
      actionBar(t('Prefer to do it together?', '¿Prefiere hacerlo en compañía?'), [
        ['tel:+14155550142', t('Call 415-555-0142', 'Llame al 415-555-0142')],
      ]),
    ],
  }),
  page('main', {
    path: '/patients/interpreters',
    title: t('Free interpreters', 'Intérpretes gratuitos'),
    summary: t(
      'Interpreters in many languages and in sign language, free at every visit.',
      'Intérpretes en muchos idiomas y en lengua de señas, gratis en cada consulta.',
    ),
    body: [
      interiorHero(
        t('Free interpreters', 'Intérpretes gratuitos'),
        t(
          'You have the right to understand and to be understood.',
          'Usted tiene derecho a entender y a que le entiendan.',
        ),
        art('care', 'interpreters'),
      ),
      columns(
        [
          withIcon(
            'people-arrows',
            t('In person', 'En persona'),
            t(
              'For long or important talks. Please ask a few days ahead.',
              'Para conversaciones largas o importantes. Pídalo con unos días de anticipación.',
            ),
          ),
        ],
        [
          withIcon(
            'video',
            t('By video', 'Por video'),
            t(
              'Also for sign language, usually within minutes.',
              'También en lengua de señas, normalmente en minutos.',
            ),
          ),
        ],
        [
          withIcon(
            'phone',
            t('By phone', 'Por teléfono'),
            t('Day and night, in many languages.', 'De día y de noche, en muchos idiomas.'),
          ),
        ],
      ),
      quote(
        t(
          'My daughter translated for years. Now she can simply be my daughter.',
          'Mi hija tradujo durante años. Ahora puede ser simplemente mi hija.',
        ),
        t('A patient', 'Una paciente'),
      ),
      slim(
        richBlock(
          t('How to ask', 'Cómo pedirlo'),
          t(
            'Say your language when you call, or point to it on the card at the front desk. Children are not asked to interpret.',
            'Diga su idioma al llamar, o señálelo en la tarjeta de la recepción. No se pide a los niños que interpreten.',
          ),
        ),
      ),
    ],
  }),
  page('main', {
    path: '/patients/rights',
    title: t('Your rights', 'Sus derechos'),
    summary: t(
      'What you can expect from us, and what helps us care for you.',
      'Qué puede esperar de nosotros y qué nos ayuda a cuidarle.',
    ),
    bottom: [helpBand],
    body: [
      basicHero(
        t('Your rights', 'Sus derechos'),
        t(
          'Respect, privacy, plain words and a say in your care.',
          'Respeto, privacidad, palabras claras y voz en su atención.',
        ),
      ),
      columns(
        [
          richBlock(
            t('You have the right to', 'Usted tiene derecho a'),
            list(
              t('be treated with respect', 'recibir un trato respetuoso'),
              t('know who is caring for you', 'saber quién le atiende'),
              t('say yes or no to treatment', 'decir sí o no a un tratamiento'),
              t('have someone with you', 'tener compañía'),
              t('complain without fear', 'quejarse sin temor'),
            ),
          ),
        ],
        [
          richBlock(
            t('You help us when you', 'Nos ayuda cuando'),
            list(
              t('tell us about your health and medicines', 'nos cuenta de su salud y medicamentos'),
              t('ask when something is not clear', 'pregunta cuando algo no es claro'),
              t('let us know if you cannot come', 'avisa si no puede venir'),
              t('are kind to staff and to others', 'trata con amabilidad al personal y a los demás'),
            ),
          ),
        ],
      ),
      simplePromo(
        t('Not right?', '¿Algo no está bien?'),
        t(
          'Patient advocates listen and help sort things out.',
          'Los defensores del paciente escuchan y ayudan a resolver.',
        ),
        link('/patients/feedback', t('Tell us', 'Cuéntenos')),
      ),
    ],
  }),
  page('main', {
    path: '/patients/feedback',
    title: t('Tell us how it went', 'Cuéntenos cómo le fue'),
    summary: t(
      'Thanks, complaints and ideas: how to reach a patient advocate.',
      'Agradecimientos, quejas e ideas: cómo hablar con un defensor del paciente.',
    ),
    body: [
      basicHero(
        t('Tell us how it went', 'Cuéntenos cómo le fue'),
        t(
          'We read everything and answer everyone who asks us to.',
          'Leemos todo y respondemos a quien lo pida.',
        ),
      ),
      twoColumns(
        [
          richBlock(
            t('Talk with an advocate', 'Hable con un defensor'),
            t(
              'Patient advocates do not work for the department you are writing about. They listen, look into it and call you back.',
              'Los defensores no trabajan para el área sobre la que usted escribe. Escuchan, investigan y le llaman.',
            ),
          ),
          withIcon(
            'phone',
            t('By phone', 'Por teléfono'),
            t('Weekdays, 8 am to 5 pm.', 'Días de semana, de 8 a. m. a 5 p. m.'),
            link('tel:+15105550164', t('510-555-0164', '510-555-0164')),
          ),
          withIcon(
            'pen-to-square',
            t('In writing', 'Por escrito'),
            t('With your name or without it.', 'Con su nombre o sin él.'),
            link('/-/demo/feedback', t('Write to us', 'Escríbanos')),
          ),
        ],
        [patientPages],
        '50-50',
      ),
      place('IframeEmbed', {
        // What the law gives everybody besides our own ways; the form is the government's.
        Url: 'https://ocrportal.hhs.gov/ocr/smartscreen/main.jsf',
        Title: t(
          'If you feel treated unfairly, you can also write to the Office for Civil Rights',
          'Si siente que le trataron injustamente, también puede escribir a la Oficina de Derechos Civiles',
        ),
        Height: '720',
      }),
    ],
  }),
];

/** Places of the map on the about page, some with colours of their own. */
const recognitions = (
  [
    [
      ['Sacramento', 38.58, -121.49, 'Accreditation', '/services/heart'],
      t(
        'Heart and vascular center, accredited through 2028.',
        'Centro cardiovascular, acreditado hasta 2028.',
      ),
    ],
    [
      ['San Francisco', 37.77, -122.42, 'Award', '/services/cancer'],
      t(
        'Cancer care: patients’ choice, five years in a row.',
        'Atención del cáncer: favorita de los pacientes cinco años seguidos.',
      ),
    ],
    [
      ['Fresno', 36.74, -119.78, 'Accreditation', '/services/pregnancy'],
      t(
        'Birth center, accredited for gentle starts.',
        'Centro de maternidad, acreditado por sus nacimientos respetados.',
      ),
    ],
    [
      ['Santa Rosa', 38.44, -122.71, 'Award', ''],
      t(
        'Urgent care with the shortest waits of the county.',
        'Atención urgente con las esperas más cortas del condado.',
      ),
    ],
    [
      ['Monterey', 36.6, -121.89, 'Award', ''],
      t('Nurses’ award for listening first.', 'Premio a la enfermería que primero escucha.'),
    ],
  ] as const
).map(([[name, latitude, longitude, type, page], text]) => ({
  name,
  fields: {
    name,
    latitude: String(latitude),
    longitude: String(longitude),
    siteLink: page ? link(page, t('Read more', 'Leer más')) : '',
    cardContent: prose(text),
    hexColor: type === 'Award' ? '#8a4b00' : '',
    c_awardType: type,
  },
}));

const about: SeedPage[] = [
  page('main', {
    path: '/about-us',
    title: t('About us', 'Quiénes somos'),
    summary: t(
      'A not-for-profit network of doctors, clinics and hospitals. Fictional, and made to show how such a network can be served.',
      'Una red sin fines de lucro de médicos, clínicas y hospitales. Es ficticia y muestra cómo se puede servir a una red así.',
    ),
    body: [
      banner(
        t('Care that knows its neighbors', 'Atención que conoce a sus vecinos'),
        t(
          'Meridian Health is a network of hospitals, medical groups and clinics in six regions of California.',
          'Meridian Health es una red de hospitales, grupos médicos y clínicas en seis regiones de California.',
        ),
        art('hero', 'about'),
        link('/regions', t('Where we are', 'Dónde estamos')),
      ),
      notice(
        'circle-info',
        t('A fictional network', 'Una red ficticia'),
        t(
          'Meridian Health, its people and its places are invented. Nothing here is medical advice for you.',
          'Meridian Health, su gente y sus lugares son inventados. Nada de esto es consejo médico para usted.',
        ),
      ),
      stats([
        [
          t('6', '6'),
          t('regions', 'regiones'),
          t('from the coast to the foothills', 'de la costa a las colinas'),
        ],
        [
          t('24/7', '24/7'),
          t('emergency care', 'atención de emergencia'),
          t('at every medical center', 'en cada centro médico'),
        ],
        [t('Free', 'Gratis'), t('interpreters', 'intérpretes'), t('at every visit', 'en cada consulta')],
      ]),
      twoColumns(
        [
          richBlock(
            t('What we believe', 'En qué creemos'),
            t(
              'Health is easier when someone knows you. We try to be that someone: in clinics close to home, in hospitals when it matters, and by phone in between.',
              'La salud es más fácil cuando alguien le conoce. Tratamos de ser ese alguien: en clínicas cerca de casa, en hospitales cuando importa y por teléfono entre una cosa y otra.',
            ),
          ),
          quote(
            t(
              'Listen first. Explain everything. Follow up.',
              'Primero escuchar. Explicarlo todo. Dar seguimiento.',
            ),
            t('From our nursing handbook', 'De nuestro manual de enfermería'),
          ),
        ],
        [
          linkList(t('More about us', 'Más sobre nosotros'), [
            ['/about-us/leadership', t('Who leads us', 'Quiénes nos dirigen')],
            ['/about-us/community', t('In the community', 'En la comunidad')],
            ['/about-us/awards', t('Awards', 'Reconocimientos')],
            ['/careers', t('Careers', 'Empleo')],
            ['/giving', t('Giving', 'Donaciones')],
            ['/about-us/news', t('News', 'Noticias')],
          ]),
        ],
      ),
      place(
        'LocationsMap',
        { Headline: t('Where our care was recognized', 'Dónde se reconoció nuestra atención') },
        { params: { Zoom: '1' }, items: recognitions, placeholders: { 'locations-map-{*}': [] } },
      ),
      listing('SelectedAwards', {}, t('What others say of us', 'Lo que otros dicen de nosotros'), {
        Awards: numberedPicks('ce_award', 'award', [2, 3, 5, 8, 11, 14], 3),
      }),
      listing('RelatedNews', { Category: 'Community Responsibility, Innovation' }),
    ],
  }),
  page('main', {
    path: '/about-us/leadership',
    title: t('Who leads us', 'Quiénes nos dirigen'),
    summary: t(
      'The people who answer for our hospitals and clinics, and how to reach them.',
      'Las personas que responden de nuestros hospitales y clínicas, y cómo comunicarse con ellas.',
    ),
    body: [
      basicHero(
        t('Who leads us', 'Quiénes nos dirigen'),
        t(
          'Doctors, nurses and people who began at the bedside.',
          'Médicos, enfermeras y personas que empezaron junto al paciente.',
        ),
      ),
      sectionHeader(
        t('The leadership team', 'El equipo directivo'),
        t('Open a name to read more.', 'Abra un nombre para leer más.'),
      ),
      leaders,
      simplePromo(
        t('Something to tell us?', '¿Algo que decirnos?'),
        t('Each of us reads what patients write.', 'Todos leemos lo que escriben los pacientes.'),
        link('/patients/feedback', t('Tell us how it went', 'Cuéntenos cómo le fue')),
      ),
    ],
  }),
  page('main', {
    path: '/about-us/news',
    title: t('News', 'Noticias'),
    summary: t(
      'What is new at our hospitals and clinics, by what it is about.',
      'Las novedades de nuestros hospitales y clínicas, por tema.',
    ),
    body: [
      basicHero(
        t('News', 'Noticias'),
        t(
          'New places, new studies, and people to thank.',
          'Lugares nuevos, estudios nuevos y personas a quienes dar las gracias.',
        ),
      ),
      listing('RelatedNews', { Limit: '6' }, t('Latest', 'Lo más reciente')),
      container([listing('RelatedNews', { Category: 'Research' }, t('Research', 'Investigación'))], 'tint'),
      listing(
        'RelatedNews',
        { Category: 'Community Responsibility, Philanthropy' },
        t('In the community', 'En la comunidad'),
      ),
    ],
  }),
  page('main', {
    path: '/about-us/community',
    title: t('In the community', 'En la comunidad'),
    summary: t(
      'Free clinics, school visits and help beyond our walls.',
      'Clínicas gratuitas, visitas a escuelas y ayuda más allá de nuestras paredes.',
    ),
    body: [
      interiorHero(
        t('In the community', 'En la comunidad'),
        t('Much of health happens outside the clinic.', 'Gran parte de la salud ocurre fuera de la clínica.'),
        art('care', 'community'),
      ),
      columns(
        [
          promo(
            t('Mobile health van', 'Unidad móvil de salud'),
            t(
              'Vaccines and checkups in neighborhoods and on farms.',
              'Vacunas y chequeos en barrios y en el campo.',
            ),
            link('/services/community', t('Community health', 'Salud comunitaria')),
            art('promo', 'van'),
          ),
        ],
        [
          promo(
            t('Schools', 'Escuelas'),
            t(
              'Nurses who teach first aid and answer questions.',
              'Enfermeras que enseñan primeros auxilios y responden preguntas.',
            ),
            link('/find-event', t('Classes and events', 'Clases y eventos')),
            art('promo', 'schools'),
          ),
        ],
        [
          promo(
            t('Food pantries', 'Despensas'),
            t(
              'Dietitians who plan good meals on a small budget.',
              'Nutricionistas que planean buenas comidas con poco presupuesto.',
            ),
            link('/health/articles', t('Health articles', 'Artículos de salud')),
            art('promo', 'pantry'),
          ),
        ],
      ),
      harborFilm,
      actionBar(t('Would you like to help?', '¿Le gustaría ayudar?'), [
        ['/volunteering', t('Volunteer', 'Voluntariado')],
        ['/giving', t('Give', 'Donar')],
      ]),
    ],
  }),
  page('main', {
    path: '/careers',
    title: t('Careers', 'Empleo'),
    summary: t('Work with people who look after each other.', 'Trabaje con personas que se cuidan entre sí.'),
    body: [
      place('VideoHero', {
        Headline: t('Work where you are needed', 'Trabaje donde hace falta'),
        Description: t(
          'Nurses, therapists, cooks, engineers, doctors: a hospital is a town.',
          'Enfermeras, terapeutas, cocineros, ingenieros, médicos: un hospital es un pueblo.',
        ),
        LoopVideoId: '/media/harbor-loop.webm',
        BrightcoveVideoId: '6390000000001',
      }),
      actionBar(t('See who we are looking for.', 'Vea a quién buscamos.'), [
        ['/-/demo/careers', t('See open jobs', 'Ver vacantes')],
      ]),
      columns(
        [
          withIcon(
            'graduation-cap',
            t('Learn', 'Aprender'),
            t('Paid training and help with tuition.', 'Capacitación pagada y apoyo para estudios.'),
          ),
        ],
        [
          withIcon(
            'people-roof',
            t('Belong', 'Pertenecer'),
            t('Schedules that leave room for family.', 'Horarios que dejan espacio para la familia.'),
          ),
        ],
        [
          withIcon(
            'seedling',
            t('Grow', 'Crecer'),
            t(
              'Many of our leaders began at the bedside.',
              'Muchos de nuestros líderes empezaron junto al paciente.',
            ),
          ),
        ],
      ),
      careerFilm,
      quote(
        t('I started in the kitchen. Now I run a clinic.', 'Empecé en la cocina. Ahora dirijo una clínica.'),
        t('A clinic manager', 'Gerente de una clínica'),
      ),
    ],
  }),
  page('main', {
    path: '/giving',
    title: t('Giving', 'Donaciones'),
    summary: t('How gifts help patients and families.', 'Cómo las donaciones ayudan a pacientes y familias.'),
    body: [
      interiorHero(
        t('Giving', 'Donaciones'),
        t(
          'A ride home, a room for parents, a quieter waiting area: gifts do small and large things.',
          'Un viaje a casa, una habitación para los padres, una sala más tranquila: las donaciones hacen cosas pequeñas y grandes.',
        ),
        art('care', 'giving'),
        link('/-/demo/giving', t('Give online', 'Donar en línea')),
      ),
      ...giftStory,
      slim(
        richBlock(
          t('Other ways to give', 'Otras formas de donar'),
          list(
            t('In memory of someone', 'En memoria de alguien'),
            t('Through your employer', 'Por medio de su empleador'),
            t('In your will', 'En su testamento'),
          ),
        ),
        simplePromo(
          t('Give time', 'Done su tiempo'),
          t('Volunteers are with us every day.', 'Las personas voluntarias están con nosotros cada día.'),
          link('/volunteering', t('Volunteer', 'Voluntariado')),
        ),
      ),
    ],
  }),
  page('main', {
    path: '/volunteering',
    title: t('Volunteering', 'Voluntariado'),
    summary: t(
      'Give a few hours a week and make someone’s day easier.',
      'Dedique unas horas a la semana y haga más fácil el día de alguien.',
    ),
    body: [
      banner(
        t('A few hours go a long way', 'Unas horas rinden mucho'),
        t(
          'Greet visitors, hold babies, read aloud, tend the garden.',
          'Reciba visitantes, abrace bebés, lea en voz alta, cuide el jardín.',
        ),
        art('hero', 'volunteer'),
        link('/volunteering/opportunities', t('See opportunities', 'Ver oportunidades')),
      ),
      listing(
        'DynamicListing',
        {
          Query: 'hospital',
          VerticalKey: 'volunteer-opportunity',
          CardType: 'VolunteerOpportunity',
          Limit: '3',
        },
        t('Looking for someone like you', 'Buscamos a alguien como usted'),
      ),
      ...volunteersOnFilm,
      questions(t('Questions', 'Preguntas'), [
        [
          'age',
          t('How old do I need to be?', '¿Qué edad debo tener?'),
          t(
            'Most roles begin at 16; some at 14, 18 or 21.',
            'La mayoría de los roles comienzan a los 16 años; algunos a los 14, 18 o 21.',
          ),
        ],
        [
          'time',
          t('How much time does it take?', '¿Cuánto tiempo requiere?'),
          t(
            'Usually one shift a week for several months.',
            'Normalmente un turno a la semana durante varios meses.',
          ),
        ],
        [
          'language',
          t('Do I need to speak English?', '¿Necesito hablar inglés?'),
          t(
            'Other languages are a gift to us. Tell us which you speak.',
            'Otros idiomas son un regalo para nosotros. Díganos cuáles habla.',
          ),
        ],
      ]),
    ],
  }),
  page('main', {
    path: '/research/faqs',
    title: t('Questions about research', 'Preguntas sobre investigación'),
    summary: t(
      'What a study is, who may take part and how you are protected.',
      'Qué es un estudio, quién puede participar y cómo se le protege.',
    ),
    body: [
      basicHero(
        t('Questions about research', 'Preguntas sobre investigación'),
        t('Taking part is always your choice.', 'Participar siempre es decisión suya.'),
      ),
      slim(
        questions(t('', ''), [
          [
            'what',
            t('What is a clinical trial?', '¿Qué es un ensayo clínico?'),
            t(
              'A study that asks whether a treatment, a test or a way of giving care helps people. It follows a written plan that has been reviewed.',
              'Un estudio que pregunta si un tratamiento, una prueba o una forma de atender ayuda a las personas. Sigue un plan escrito y revisado.',
            ),
          ],
          [
            'who',
            t('Who may take part?', '¿Quién puede participar?'),
            t(
              'Each study lists who can join. The study team will go over it with you.',
              'Cada estudio indica quién puede participar. El equipo lo revisará con usted.',
            ),
          ],
          [
            'safe',
            t('How am I protected?', '¿Cómo se me protege?'),
            t(
              'A review board watches over each study. You get the facts in writing, in your language, and time to think.',
              'Un comité revisa cada estudio. Usted recibe la información por escrito, en su idioma, y tiempo para pensar.',
            ),
          ],
          [
            'leave',
            t('Can I stop?', '¿Puedo retirarme?'),
            t(
              'Yes, at any time, and your care goes on as before.',
              'Sí, en cualquier momento, y su atención sigue igual.',
            ),
          ],
          [
            'cost',
            t('Does it cost anything?', '¿Tiene algún costo?'),
            t(
              'Ask the study team what is paid by the study and what by your plan.',
              'Pregunte al equipo qué paga el estudio y qué paga su plan.',
            ),
          ],
        ]),
      ),
    ],
  }),
];

const legal: SeedPage[] = [
  page('main', {
    path: '/contact',
    title: t('Contact us', 'Contáctenos'),
    summary: t(
      'Phone lines, day and night, and where to write.',
      'Líneas telefónicas, de día y de noche, y adónde escribir.',
    ),
    body: [
      basicHero(
        t('Contact us', 'Contáctenos'),
        t('In an emergency, call 911.', 'En una emergencia, llame al 911.'),
      ),
      columns(
        [
          withIcon(
            'user-nurse',
            t('Nurse line', 'Línea de enfermería'),
            t('Day and night, free.', 'De día y de noche, gratis.'),
            call,
          ),
        ],
        [
          withIcon(
            'calendar-check',
            t('Appointments', 'Citas'),
            t('Weekdays, 7 am to 7 pm.', 'Días de semana, de 7 a. m. a 7 p. m.'),
            link('tel:+15105550120', t('510-555-0120', '510-555-0120')),
          ),
        ],
        [
          withIcon(
            'file-invoice-dollar',
            t('Billing', 'Facturas'),
            t('Weekdays, 8 am to 6 pm.', 'Días de semana, de 8 a. m. a 6 p. m.'),
            link('tel:+19165550137', t('916-555-0137', '916-555-0137')),
          ),
        ],
      ),
      ...frontOffice,
      place('Content', {
        Content: t(
          '<p>If you are deaf or hard of hearing, call through 711. Interpreters are free on every line.</p>',
          '<p>Si es sordo o tiene dificultad para oír, llame por el 711. Los intérpretes son gratuitos en todas las líneas.</p>',
        ),
      }),
      linkList(
        t('Looking for a place?', '¿Busca un lugar?'),
        [
          ['/find-location?verticalKey=healthcare_facilities', t('Find a location', 'Encontrar un centro')],
          ['/regions', t('Our regions', 'Nuestras regiones')],
        ],
        'Horizontal',
      ),
    ],
  }),
  page('main', {
    path: '/accessibility',
    title: t('Accessibility', 'Accesibilidad'),
    summary: t(
      'How we try to make our places and this site work for everyone.',
      'Cómo procuramos que nuestros lugares y este sitio sirvan para todas las personas.',
    ),
    body: [
      basicHero(
        t('Accessibility', 'Accesibilidad'),
        t(
          'Tell us what gets in your way. We will help now and mend it for the next person.',
          'Díganos qué le estorba. Le ayudaremos ahora y lo arreglaremos para la próxima persona.',
        ),
      ),
      twoColumns(
        [
          place(
            'TextTag',
            { Text: t('At our locations', 'En nuestros centros') },
            { params: { HeadingLevel: '2' } },
          ),
          rich(
            list(
              t('Step-free entrances and accessible restrooms', 'Entradas sin escalones y baños accesibles'),
              t(
                'Exam tables and scales for wheelchair users',
                'Camillas y básculas para personas en silla de ruedas',
              ),
              t('Sign language by video or in person', 'Lengua de señas por video o en persona'),
              t('Service animals welcome', 'Animales de servicio bienvenidos'),
            ),
          ),
          place('TextTag', { Text: t('On this site', 'En este sitio') }, { params: { HeadingLevel: '2' } }),
          rich(
            t(
              'We build to the Web Content Accessibility Guidelines, level AA, and test with keyboards, screen readers and large text.',
              'Seguimos las Pautas de Accesibilidad para el Contenido Web, nivel AA, y probamos con teclado, lectores de pantalla y texto grande.',
            ),
          ),
        ],
        [
          simplePromo(
            t('Something not working?', '¿Algo no funciona?'),
            t('Call or write; a person will answer.', 'Llame o escriba; responderá una persona.'),
            link('/patients/feedback', t('Tell us', 'Cuéntenos')),
          ),
        ],
      ),
    ],
  }),
  page('main', {
    path: '/privacy',
    title: t('Privacy', 'Privacidad'),
    summary: t(
      'What we collect, why, and the choices you have.',
      'Qué recopilamos, por qué y qué opciones tiene.',
    ),
    body: [
      basicHero(
        t('Privacy', 'Privacidad'),
        t(
          'Your health is your own business. We collect as little as we can.',
          'Su salud es asunto suyo. Recopilamos lo menos posible.',
        ),
      ),
      slim(
        place('Title', { Title: t('On this site', 'En este sitio') }),
        rich(
          t(
            'We do not sell your information. Searches are not stored with your name. Nothing from other companies loads until you agree to it.',
            'No vendemos su información. Las búsquedas no se guardan con su nombre. Nada de otras compañías se carga hasta que usted lo acepte.',
          ),
        ),
        accordion(t('In more detail', 'Con más detalle'), [
          {
            id: 'location',
            label: t('Your location', 'Su ubicación'),
            body: [
              rich(
                t(
                  'Used only when you ask, and only in your browser, to sort places by distance.',
                  'Se usa solo cuando usted lo pide, y solo en su navegador, para ordenar los lugares por distancia.',
                ),
              ),
            ],
          },
          {
            id: 'cookies',
            label: t('Cookies', 'Cookies'),
            body: [
              rich(
                t(
                  'We keep your consent choices. Other cookies wait for your permission.',
                  'Guardamos sus preferencias de consentimiento. Las demás cookies esperan su permiso.',
                ),
              ),
            ],
          },
          {
            id: 'health',
            label: t('Health information', 'Información de salud'),
            body: [
              rich(
                t(
                  'Your medical record is protected by law and is not part of this site.',
                  'Su expediente médico está protegido por la ley y no forma parte de este sitio.',
                ),
              ),
            ],
          },
        ]),
        linkList(t('Your choices', 'Sus opciones'), [
          ['/privacy/choices', t('Privacy options', 'Opciones de privacidad')],
        ]),
      ),
    ],
  }),
  page('main', {
    path: '/privacy/choices',
    title: t('Your privacy options', 'Sus opciones de privacidad'),
    summary: t(
      'Ask what we hold about you, or ask us to delete it.',
      'Pregunte qué tenemos sobre usted, o pida que lo borremos.',
    ),
    body: [
      basicHero(
        t('Your privacy options', 'Sus opciones de privacidad'),
        t(
          'You can ask to see, correct or delete what this site holds about you.',
          'Puede pedir ver, corregir o borrar lo que este sitio tiene sobre usted.',
        ),
      ),
      slim(
        rich(
          t(
            'Call us, or write to privacy@meridianhealth.example. We answer within the time the law sets.',
            'Llámenos o escriba a privacy@meridianhealth.example. Respondemos en el plazo que fija la ley.',
          ),
        ),
        actionBar(t('By phone', 'Por teléfono'), [['tel:+14155550142', t('415-555-0142', '415-555-0142')]]),
      ),
    ],
  }),
  page('main', {
    path: '/terms',
    title: t('Terms of use', 'Términos de uso'),
    summary: t('The rules for using this site.', 'Las reglas de uso de este sitio.'),
    body: [
      basicHero(t('Terms of use', 'Términos de uso'), t('Short and plain.', 'Breves y claros.')),
      slim(
        richBlock(
          t('Information, not advice', 'Información, no consejo'),
          t(
            'What you read here is general. It does not replace care from someone who knows you.',
            'Lo que lee aquí es general. No reemplaza la atención de alguien que le conoce.',
          ),
        ),
        richBlock(
          t('Links', 'Enlaces'),
          t(
            'Other sites have their own rules. A link is not a recommendation.',
            'Otros sitios tienen sus propias reglas. Un enlace no es una recomendación.',
          ),
        ),
      ),
    ],
  }),
  page('main', {
    path: '/nondiscrimination',
    title: t('Nondiscrimination', 'No discriminación'),
    summary: t(
      'We care for everyone, and offer free language and disability help.',
      'Atendemos a todas las personas y ofrecemos ayuda gratuita de idioma y discapacidad.',
    ),
    body: [
      basicHero(
        t('Nondiscrimination', 'No discriminación'),
        t('Everyone is welcome here.', 'Aquí todas las personas son bienvenidas.'),
      ),
      columns(
        [
          richBlock(
            t('Our promise', 'Nuestra promesa'),
            t(
              'We do not exclude people or treat them differently because of race, color, national origin, age, disability, sex, gender identity, sexual orientation or religion.',
              'No excluimos a nadie ni tratamos de forma distinta por raza, color, origen nacional, edad, discapacidad, sexo, identidad de género, orientación sexual o religión.',
            ),
          ),
        ],
        [
          richBlock(
            t('Free help', 'Ayuda gratuita'),
            list(
              t('Interpreters, also in sign language', 'Intérpretes, también en lengua de señas'),
              t('Large print, audio and other formats', 'Letra grande, audio y otros formatos'),
            ),
          ),
        ],
      ),
      place('ImageBanner', {
        Image: art('banner', 'welcome', t('A drawing of open doors', 'Un dibujo de puertas abiertas')),
        Headline: t(
          'If you feel we have not kept this promise, tell us.',
          'Si siente que no cumplimos esta promesa, díganoslo.',
        ),
      }),
      simplePromo(
        t('File a complaint', 'Presentar una queja'),
        t(
          'You can do so in person, by mail or by phone, and someone will help you.',
          'Puede hacerlo en persona, por correo o por teléfono, y alguien le ayudará.',
        ),
        link('/patients/feedback', t('How to reach us', 'Cómo comunicarse')),
      ),
    ],
  }),
  page('main', {
    path: '/health',
    title: t('Health and wellness', 'Salud y bienestar'),
    summary: t(
      'Plain articles, answers from experts, classes and stories.',
      'Artículos claros, respuestas de expertos, clases e historias.',
    ),
    template: 'HealthWellnessPage',
    body: [
      libraryHero,
      columns(
        [
          promo(
            t('Ask an expert', 'Pregunte a un experto'),
            t(
              'Real questions, answered by our care teams.',
              'Preguntas reales, respondidas por nuestros equipos.',
            ),
            link('/ask-an-expert', t('See answers', 'Ver respuestas')),
            art('promo', 'ask'),
          ),
        ],
        [
          promo(
            t('Classes and events', 'Clases y eventos'),
            t('From birth classes to gentle yoga.', 'Desde clases de parto hasta yoga suave.'),
            link('/find-event', t('Find an event', 'Encontrar un evento')),
            art('promo', 'events'),
          ),
        ],
        [
          promo(
            t('Patient stories', 'Historias de pacientes'),
            t('What people want others to know.', 'Lo que las personas quieren que otros sepan.'),
            link('/patient-stories', t('Read stories', 'Leer historias')),
            art('promo', 'stories'),
          ),
        ],
      ),
      listing('SelectedArticles', {}, t('Where to begin', 'Por dónde empezar'), {
        Articles: numberedPicks('ce_sutterPage', 'article', [2, 9, 14]),
      }),
      place(
        'StatsPromo',
        {
          Headline: t('Three small things for this week', 'Tres cosas pequeñas para esta semana'),
          Content: t(
            '<p>Choose one. Leave the others for later.</p>',
            '<p>Elija una. Deje las otras para después.</p>',
          ),
          Button: link('/health/articles', t('More ideas', 'Más ideas')),
        },
        {
          items: [
            {
              name: 'Walk',
              fields: {
                Headline: t('Walk', 'Camine'),
                Content: t('Ten minutes after a meal', 'Diez minutos después de comer'),
                Image: { src: '' },
                Link: { href: '' },
              },
            },
            {
              name: 'Call',
              fields: {
                Headline: t('Call', 'Llame'),
                Content: t('Someone you have not heard from', 'A alguien de quien no ha sabido'),
                Image: { src: '' },
                Link: { href: '' },
              },
            },
            {
              name: 'Rest',
              fields: {
                Headline: t('Rest', 'Descanse'),
                Content: t('Lights out a little earlier', 'Apague la luz un poco antes'),
                Image: { src: '' },
                Link: { href: '' },
              },
            },
          ],
        },
      ),
      listing(
        'DynamicListing',
        {
          Query: 'diabetes',
          VerticalKey: 'ask_an_expert',
          CardType: 'AskAnExpert',
          Limit: '4',
          Layout: 'Column',
        },
        t('Questions about diabetes', 'Preguntas sobre la diabetes'),
      ),
      listing('DynamicArticles', { Query: 'sleep', Limit: '3' }, t('Sleeping well', 'Dormir bien')),
      listing('DynamicPatientStories', { Query: 'team', Limit: '3' }),
      listing('DynamicEvents', { Query: 'mindfulness', Limit: '3' }),
      listing(
        'EntityTeaserList',
        { EntityType: 'ce_person' },
        t('Who writes here', 'Quiénes escriben aquí'),
        { Entities: numberedPicks('ce_person', 'person', [1, 2, 3, 4], 3) },
      ),
    ],
  }),
  page('main', {
    path: '/health/winter-at-home',
    title: t('Keeping well through the winter', 'Mantenerse bien durante el invierno'),
    summary: t(
      'Simple habits for colder, shorter days.',
      'Hábitos sencillos para los días más fríos y cortos.',
    ),
    template: 'HealthWellnessPage',
    fields: {
      ArticleHeroHeadline: t('Keeping well through the winter', 'Mantenerse bien durante el invierno'),
      ArticleHeroSummary: t(
        'Simple habits for colder, shorter days.',
        'Hábitos sencillos para los días más fríos y cortos.',
      ),
      PublishedDate: '2026-10-12',
      TeaserImage: art('article', 'winter'),
      'Review Note': t(
        '<p>Checked by our nurses and pharmacists in October 2026. We look at it again every year.</p>',
        '<p>Revisado por nuestro personal de enfermería y farmacia en octubre de 2026. Lo volvemos a revisar cada año.</p>',
      ),
      ContributorEntity: picks('ce_person', { id: 'person001', name: 'person001' }),
      Services: winterServices,
      HealthTopics: winterTopics,
    },
    body: [
      place('ArticleHero', {
        ArticleHeroHeadline: t('Keeping well through the winter', 'Mantenerse bien durante el invierno'),
        ArticleHeroSummary: t(
          'Simple habits for colder, shorter days.',
          'Hábitos sencillos para los días más fríos y cortos.',
        ),
        PublishedDate: '2026-10-12',
        TeaserImage: art('article', 'winter'),
      }),
      slim(
        rich(
          t(
            'Colds and flu travel more easily when we are indoors together. Washing hands well, opening a window for a while and staying home when ill help everyone.',
            'Los resfriados y la gripe se contagian más fácilmente cuando estamos juntos en interiores. Lavarse bien las manos, abrir un rato la ventana y quedarse en casa si está enfermo ayuda a todos.',
          ),
          t(
            'Ask your care team which vaccines are right for you this season.',
            'Pregunte a su equipo qué vacunas son adecuadas para usted esta temporada.',
          ),
        ),
        place('Image', {
          Image: art(
            'article',
            'winter-window',
            t('A drawing of a window with a plant', 'Un dibujo de una ventana con una planta'),
          ),
          Caption: t('A little daylight every day', 'Un poco de luz de día, cada día'),
          TargetUrl: { href: '' },
        }),
        rich(
          t(
            'Cold air makes the heart work harder. If you have high blood pressure or a heart condition, dress in layers, take your medicine as usual, and rest often when you work outside.',
            'El aire frío hace trabajar más al corazón. Si tiene la presión alta o una enfermedad del corazón, abríguese por capas, tome sus medicinas como siempre y descanse a menudo cuando trabaje afuera.',
          ),
          t(
            'Short days can lower the mood. Daylight in the morning, movement and company often help. If low mood lasts, tell your care team; there is good help.',
            'Los días cortos pueden bajar el ánimo. La luz de la mañana, el movimiento y la compañía suelen ayudar. Si el ánimo bajo dura, dígalo a su equipo; hay buena ayuda.',
          ),
          t(
            'This article is general information. In an emergency, call 911.',
            'Este artículo es información general. En una emergencia, llame al 911.',
          ),
        ),
        ...articleEnd,
        linkList(t('Next', 'Siguiente'), [
          ['/find-location/type/flu-clinic', t('Get a flu shot', 'Vacunarse contra la gripe')],
          ['/services/mental-health', t('Mental health care', 'Atención de salud mental')],
        ]),
      ),
      listing('RelatedArticles'),
      ...articleRelated,
      listing('RelatedTaxonomy'),
    ],
  }),
];

/** Written pages of the health system's site. */
export const mainPages: readonly SeedPage[] = [home, fluClinic, ...care, ...patients, ...about, ...legal];
