import type { SeedShell } from '../../content/PageSeed.ts';
import type { Rendering } from '../Rendering.ts';
import type { Entry } from '../seedValues.ts';
import type { Bilingual } from '../bilingual.ts';
import { art, icon, link, linkItems, linkList, place, t } from './blocks.ts';

type MenuEntry = readonly [
  href: string,
  title: Bilingual,
  children?: readonly (readonly [string, Bilingual])[],
];

/** Navigation items in the shape of the nav item: title, address and children. */
const navItems = (entries: readonly MenuEntry[]): readonly Entry[] =>
  entries.map(([href, title, children]) => ({
    name: title.en,
    fields: {
      Title: title,
      NavigationTitle: title,
      DisplayName: title,
      Href: href,
      Link: link(href, title),
      Querystring: '',
      Styles: '',
    },
    ...(children === undefined ? {} : { items: navItems(children) }),
  }));

const MAIN_MENU: readonly MenuEntry[] = [
  [
    '/find-provider',
    t('Find a doctor', 'Encontrar un médico'),
    [
      ['/find-provider', t('Search by name or specialty', 'Buscar por nombre o especialidad')],
      ['/find-doctor/specialty', t('Doctors by specialty', 'Médicos por especialidad')],
      ['/find-doctor/doctor-by-city', t('Doctors by city', 'Médicos por ciudad')],
      ['/care/video-visits', t('Video visits', 'Consultas por video')],
    ],
  ],
  [
    '/find-location?verticalKey=healthcare_facilities',
    t('Locations', 'Centros'),
    [
      ['/find-location?verticalKey=healthcare_facilities', t('All locations', 'Todos los centros')],
      ['/find-location/type/urgent-care', t('Urgent care', 'Atención urgente')],
      ['/find-location/type/emergency-rooms', t('Emergency rooms', 'Salas de emergencias')],
      ['/find-location/type/labs', t('Labs', 'Laboratorios')],
      ['/find-location/type/imaging', t('Imaging', 'Imágenes')],
      ['/find-location/type/flu-clinic', t('Flu clinics', 'Clínicas de vacunas')],
    ],
  ],
  [
    '/services',
    t('Care and services', 'Atención y servicios'),
    [
      ['/services/primary-care', t('Primary care', 'Atención primaria')],
      ['/services/heart', t('Heart and vascular', 'Corazón y sistema vascular')],
      ['/services/cancer', t('Cancer care', 'Atención del cáncer')],
      ['/services/pregnancy', t('Pregnancy and childbirth', 'Embarazo y parto')],
      ['/services/mental-health', t('Mental health', 'Salud mental')],
      ['/services/all', t('All services', 'Todos los servicios')],
    ],
  ],
  [
    '/patients',
    t('For patients', 'Para pacientes'),
    [
      ['/patients/prepare', t('Prepare for a visit', 'Prepararse para una consulta')],
      ['/patients/billing', t('Billing and payment', 'Facturas y pagos')],
      ['/patients/financial-help', t('Financial help', 'Ayuda económica')],
      ['/patients/medical-records', t('Medical records', 'Expediente médico')],
      ['/visitors', t('Visitors', 'Visitantes')],
    ],
  ],
];

const PLAN_MENU: readonly MenuEntry[] = [
  [
    '/members',
    t('For members', 'Para miembros'),
    [
      ['/members/benefits', t('Benefits', 'Beneficios')],
      ['/members/id-card', t('ID card', 'Tarjeta')],
      ['/members/bills', t('Bills and payments', 'Facturas y pagos')],
      ['/members/appeals', t('Grievances and appeals', 'Quejas y apelaciones')],
    ],
  ],
  [
    '/shop-plans',
    t('Our plans', 'Nuestros planes'),
    [
      ['/shop-plans', t('All our plans', 'Todos nuestros planes')],
      ['/shop-plans/compare', t('Compare plans', 'Comparar planes')],
      ['/service-area', t('Where we work', 'Dónde trabajamos')],
      ['/how-to-join', t('How to join', 'Cómo inscribirse')],
    ],
  ],
  [
    '/find-provider',
    t('Find care', 'Encontrar atención'),
    [
      ['/find-provider', t('Doctors in your plan', 'Médicos de su plan')],
      ['/find-facility', t('Facilities in your plan', 'Centros de su plan')],
    ],
  ],
  [
    '/employers',
    t('Employers and brokers', 'Empleadores y agentes'),
    [
      ['/employers', t('For employers', 'Para empleadores')],
      ['/brokers', t('For brokers', 'Para agentes')],
    ],
  ],
  ['/about', t('About us', 'Acerca de nosotros')],
];

const logo = (name: 'Meridian Health' | 'Meridian Plan') =>
  place('HeaderLogo', {
    Image: art('logo', name.toLowerCase().replace(' ', '-'), t(name, name)),
    Link: link('/', t(`${name} home`, `Inicio de ${name}`)),
  });

/** Nothing visible until asked for (R-055, R-058, S-318). */
const CONSENT_AND_CHAT: Rendering[] = [
  { component: 'ConsentPreferences' },
  { component: 'LiveChat' },
  { component: 'AnalyticsPageView' },
];

/** Header, alert and footer around every page of the two sites. */
export const seedShells: readonly SeedShell[] = [
  {
    site: 'main',
    placeholders: {
      'global-alert': [
        place(
          'GlobalAlert',
          {
            Headline: t('Emergency? Call 911.', '¿Una emergencia? Llame al 911.'),
            Text: t(
              'Not sure? The nurse line is free, day and night.',
              '¿Dudas? Llame gratis, de día y de noche.',
            ),
            Link: link('tel:+14155550142', t('Nurse line 415-555-0142', 'Línea de enfermería 415-555-0142')),
            Severity: 'Default',
          },
          { params: { FieldNames: 'Default' } },
        ),
      ],
      header: [
        {
          component: 'Header',
          params: { StickyMobile: '1' },
          placeholders: {
            'header-logo-{*}': [logo('Meridian Health')],
            'header-nav-{*}': [
              place('Navigation', {}, { params: { Levels: '2' }, items: navItems(MAIN_MENU) }),
            ],
            'header-utility-{*}': [
              place(
                'HeaderUtilityLinks',
                {},
                {
                  items: navItems([
                    ['/contact', t('Contact us', 'Contáctenos')],
                    ['/patients/billing', t('Pay a bill', 'Pagar una factura')],
                  ]),
                },
              ),
              { component: 'LanguageSelector' },
              place('PatientSignInLink', {
                Link: link('/-/demo/portal', t('Sign in', 'Iniciar sesión')),
              }),
            ],
            'header-flyout-{*}': [
              place('HeaderSearchFlyout', {
                Placeholder: t(
                  'Search doctors, places and health topics',
                  'Busque médicos, centros y temas de salud',
                ),
                TargetPath: '/search',
              }),
              place('HeaderMenuFlyout', {}, { items: navItems(MAIN_MENU) }),
            ],
          },
        },
      ],
      footer: [
        {
          component: 'Footer',
          fields: {
            CopyRight: t('Meridian Health. A fictional network.', 'Meridian Health. Una red ficticia.'),
            Text: t(
              'Doctors, clinics and hospitals in Northern and Central California.',
              'Médicos, clínicas y hospitales en el norte y centro de California.',
            ),
            BigIDPrivacy: '/privacy/choices',
          },
          placeholders: {
            'footer-links-{*}': [
              linkList(t('Get care', 'Recibir atención'), [
                ['/find-provider', t('Find a doctor', 'Encontrar un médico')],
                ['/find-location/type/urgent-care', t('Urgent care', 'Atención urgente')],
                ['/care/video-visits', t('Video visits', 'Consultas por video')],
                ['/care/where-to-go', t('Where to go for care', 'Adónde ir para recibir atención')],
              ]),
              linkList(t('Patients', 'Pacientes'), [
                ['/patients/billing', t('Pay a bill', 'Pagar una factura')],
                ['/patients/medical-records', t('Medical records', 'Expediente médico')],
                ['/patients/insurance', t('Insurance we take', 'Seguros que aceptamos')],
                ['/patients/interpreters', t('Free interpreters', 'Intérpretes gratuitos')],
                ['/health', t('Health and wellness', 'Salud y bienestar')],
                ['/find-event', t('Classes and events', 'Clases y eventos')],
              ]),
              linkList(t('About', 'Nosotros'), [
                ['/about-us', t('About us', 'Quiénes somos')],
                ['/about-us/awards', t('Awards', 'Premios')],
                ['/careers', t('Careers', 'Empleo')],
                ['/volunteering', t('Volunteer', 'Voluntariado')],
                ['/research', t('Research', 'Investigación')],
                ['/giving', t('Giving', 'Donaciones')],
              ]),
            ],
            'footer-social-{*}': [
              place('SocialLink', {
                Link: link('/-/demo/social', t('Meridian Health on Social', 'Meridian Health en redes')),
                Icon: icon('share-nodes'),
              }),
              place('SocialLink', {
                Link: link('/-/demo/videos', t('Meridian Health videos', 'Videos de Meridian Health')),
                Icon: icon('circle-play'),
              }),
            ],
            'footer-legal-{*}': [
              place('FooterCopyright', {
                CopyRight: t(
                  '© Meridian Health. A fictional network.',
                  '© Meridian Health. Una red ficticia.',
                ),
              }),
              place(
                'LinkList',
                { Title: t('', '') },
                {
                  params: { FieldNames: 'Horizontal' },
                  items: linkItems([
                    ['/privacy', t('Privacy', 'Privacidad')],
                    ['/terms', t('Terms', 'Términos')],
                    ['/nondiscrimination', t('Nondiscrimination', 'No discriminación')],
                    ['/accessibility', t('Accessibility', 'Accesibilidad')],
                  ]),
                },
              ),
              place('PrivacyOptionsLink', {
                BigIDPrivacy: '/privacy/choices',
                LinkText: t('Your privacy options', 'Sus opciones de privacidad'),
                Icon: icon('shield-halved'),
              }),
              place('TrackingOptOutLink', {
                LinkText: t('Do not share my information', 'No compartir mi información'),
              }),
            ],
          },
        },
        ...CONSENT_AND_CHAT,
      ],
    },
  },
  {
    site: 'plan',
    placeholders: {
      header: [
        {
          component: 'PlanHeader',
          params: { StickyMobile: '1' },
          placeholders: {
            'header-logo-{*}': [logo('Meridian Plan')],
            'header-nav-{*}': [
              place('Navigation', {}, { params: { Levels: '2' }, items: navItems(PLAN_MENU) }),
            ],
            'header-utility-{*}': [
              place(
                'HeaderUtilityLinks',
                {},
                { items: navItems([['/contact', t('Contact us', 'Contáctenos')]]) },
              ),
              { component: 'LanguageSelector' },
              place('PatientSignInLink', {
                Link: link('/-/demo/members', t('Member sign in', 'Acceso de miembros')),
              }),
            ],
            'header-flyout-{*}': [
              place('HeaderSearchFlyout', {
                Placeholder: t('Search Meridian Plan', 'Buscar en Meridian Plan'),
                TargetPath: '/search',
              }),
              place('HeaderMenuFlyout', {}, { items: navItems(PLAN_MENU) }),
            ],
          },
        },
      ],
      footer: [
        {
          component: 'PlanFooter',
          fields: {
            CopyRight: t(
              'Meridian Plan. A fictional health plan.',
              'Meridian Plan. Un plan de salud ficticio.',
            ),
            Text: t(
              'A health plan that belongs to its community.',
              'Un plan de salud que pertenece a su comunidad.',
            ),
            BigIDPrivacy: '/privacy',
          },
          placeholders: {
            'footer-links-{*}': [
              linkList(t('Members', 'Miembros'), [
                ['/members/id-card', t('ID card', 'Tarjeta')],
                ['/members/choose-doctor', t('Choose a doctor', 'Elegir médico')],
                ['/members/pharmacy', t('Pharmacy', 'Farmacia')],
                ['/members/appeals', t('Grievances and appeals', 'Quejas y apelaciones')],
              ]),
              linkList(t('Plans', 'Planes'), [
                ['/shop-plans/compare', t('Compare plans', 'Comparar planes')],
                ['/service-area', t('Service area', 'Área de servicio')],
                ['/how-to-join', t('How to join', 'Cómo inscribirse')],
              ]),
              linkList(t('Help', 'Ayuda'), [
                ['/contact', t('Contact us', 'Contáctenos')],
                ['/members/language-help', t('Language help', 'Ayuda con el idioma')],
                ['/members/urgent-care', t('Urgent care', 'Atención urgente')],
              ]),
            ],
            'footer-legal-{*}': [
              place('FooterCopyright', {
                CopyRight: t(
                  '© Meridian Plan. A fictional health plan.',
                  '© Meridian Plan. Un plan de salud ficticio.',
                ),
              }),
              place(
                'LinkList',
                { Title: t('', '') },
                {
                  params: { FieldNames: 'Horizontal' },
                  items: linkItems([
                    ['/privacy', t('Privacy', 'Privacidad')],
                    ['/nondiscrimination', t('Nondiscrimination', 'No discriminación')],
                    ['/accessibility', t('Accessibility', 'Accesibilidad')],
                  ]),
                },
              ),
              place('TrackingOptOutLink', {
                LinkText: t('Do not share my information', 'No compartir mi información'),
              }),
            ],
          },
        },
        ...CONSENT_AND_CHAT,
      ],
    },
  },
];
