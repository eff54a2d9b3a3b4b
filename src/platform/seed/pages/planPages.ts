import type { SeedPage, SeedRendering } from '../../content/PageSeed.ts';
import { fill, slugOf } from '../bilingual.ts';
import type { Bilingual } from '../bilingual.ts';
import {
  accordion,
  actionBar,
  actionCard,
  art,
  banner,
  basicHero,
  calloutHero,
  columns,
  container,
  interiorHero,
  link,
  linkList,
  list,
  notice,
  page,
  place,
  questions,
  quote,
  rich,
  richBlock,
  sectionHeader,
  simplePromo,
  slim,
  stats,
  t,
  tabs,
  twoColumns,
  withIcon,
} from './blocks.ts';

const memberPhone = link('tel:+19165550118', t('Call 916-555-0118', 'Llame al 916-555-0118'));
const findCare = link('/find-provider', t('Find care', 'Encontrar atención'));
const memberLinks = linkList(t('For members', 'Para miembros'), [
  ['/members/benefits', t('Benefits', 'Beneficios')],
  ['/members/id-card', t('ID card', 'Tarjeta')],
  ['/members/choose-doctor', t('Choose a doctor', 'Elegir médico')],
  ['/members/pharmacy', t('Pharmacy', 'Farmacia')],
  ['/members/bills', t('Bills', 'Facturas')],
  ['/members/appeals', t('Grievances and appeals', 'Quejas y apelaciones')],
  ['/members/language-help', t('Language help', 'Ayuda con el idioma')],
]);
const help = simplePromo(
  t('Talk with a person', 'Hable con una persona'),
  t(
    'Member services answers weekdays from 8 am to 7 pm, with free interpreters.',
    'Servicios para miembros atiende días de semana de 8 a. m. a 7 p. m., con intérpretes gratuitos.',
  ),
  memberPhone,
);

const home = page('plan', {
  path: '/',
  fields: { NavigationTitle: t('Home', 'Inicio') },
  title: t('A health plan that knows your doctor', 'Un plan de salud que conoce a su médico'),
  summary: t(
    'Meridian Plan covers families and teams in Northern and Central California, with care close to home.',
    'Meridian Plan cubre a familias y equipos del norte y centro de California, con atención cerca de casa.',
  ),
  body: [
    place(
      'HomepageHero',
      {
        Headline: t('A health plan that knows your doctor.', 'Un plan de salud que conoce a su médico.'),
        Text: t(
          '<p>Find care, see what is covered, and talk with someone who can help.</p>',
          '<p>Encuentre atención, vea qué está cubierto y hable con alguien que puede ayudar.</p>',
        ),
        Image: art('hero', 'plan-home'),
      },
      {
        placeholders: {
          'hero-search-{*}': [
            place('RedirectedLocationSearchBar', {
              Label: t('Doctors', 'Médicos'),
              TargetPath: '/find-provider',
              Placeholder: t('Name, specialty or medical group', 'Nombre, especialidad o grupo médico'),
            }),
            place('RedirectedLocationSearchBar', {
              Label: t('Facilities', 'Centros'),
              TargetPath: '/find-facility',
              Placeholder: t('Name or type of care', 'Nombre o tipo de atención'),
            }),
            place('RedirectedSearchBar', {
              Label: t('Help for members', 'Ayuda para miembros'),
              TargetPath: '/search',
              Placeholder: t('Benefit, form or question', 'Beneficio, formulario o pregunta'),
            }),
          ],
        },
        items: [
          { name: 'Find care', fields: { Link: findCare } },
          { name: 'ID card', fields: { Link: link('/members/id-card', t('Your ID card', 'Su tarjeta')) } },
        ],
      },
    ),
    sectionHeader(t('What members look for most', 'Lo que más buscan los miembros')),
    columns(
      [
        actionCard(
          'user-doctor',
          t('Choose a doctor', 'Elija médico'),
          t('Or change the one you have.', 'O cambie el que tiene.'),
          link('/members/choose-doctor', t('How to choose', 'Cómo elegir')),
        ),
      ],
      [
        actionCard(
          'id-card',
          t('ID card', 'Tarjeta'),
          t('See it, print it, order a new one.', 'Véala, imprímala, pida una nueva.'),
          link('/members/id-card', t('Get your card', 'Obtener su tarjeta')),
        ),
      ],
      [
        actionCard(
          'prescription-bottle',
          t('Pharmacy', 'Farmacia'),
          t('Covered medicines and where to fill them.', 'Medicamentos cubiertos y dónde surtirlos.'),
          link('/members/pharmacy', t('Pharmacy benefits', 'Beneficios de farmacia')),
        ),
      ],
      [
        actionCard(
          'truck-medical',
          t('Care now', 'Atención ahora'),
          t('Urgent care, nurse line, emergency.', 'Atención urgente, línea de enfermería, emergencia.'),
          link('/members/urgent-care', t('Where to go', 'Adónde ir')),
        ),
      ],
    ),
    container(
      [
        sectionHeader(
          t('New here?', '¿Es nuevo aquí?'),
          t('Three steps for your first month.', 'Tres pasos para su primer mes.'),
          link('/members/new', t('Start here', 'Empiece aquí')),
        ),
        quote(
          t('I called about one bill, and they fixed two.', 'Llamé por una factura y arreglaron dos.'),
          t('A member', 'Una miembro'),
        ),
      ],
      'tint',
    ),
    simplePromo(
      t('Looking for a plan?', '¿Busca un plan?'),
      t('Compare our plans side by side.', 'Compare nuestros planes lado a lado.'),
      link('/shop-plans', t('Compare plans', 'Comparar planes')),
    ),
  ],
});

interface Written {
  path: string;
  title: Bilingual;
  summary: Bilingual;
  icon: string;
  sections: readonly (readonly [title: Bilingual, ...texts: Bilingual[]])[];
  faqs: readonly (readonly [id: string, question: Bilingual, answer: Bilingual])[];
  /** The kind of entity whose last update the page tells. */
  updated?: 'ce_shpProvider' | 'ce_shpFacility';
}

const WRITTEN: readonly Written[] = [
  {
    path: '/members',
    title: t('For members', 'Para miembros'),
    summary: t(
      'Your card, your doctor, your benefits and your bills.',
      'Su tarjeta, su médico, sus beneficios y sus facturas.',
    ),
    icon: 'house-user',
    sections: [
      [
        t('Sign in or call', 'Inicie sesión o llame'),
        t(
          'Most things can be done online. Everything can be done by phone.',
          'La mayoría de las cosas se pueden hacer en línea. Todo se puede hacer por teléfono.',
        ),
      ],
      [
        t('Plan documents', 'Documentos del plan'),
        t(
          'Your Evidence of Coverage says exactly what your plan covers. Sign in to read yours, or ask us to mail it.',
          'Su Evidencia de Cobertura dice exactamente qué cubre su plan. Inicie sesión para leerla, o pida que se la enviemos.',
        ),
      ],
    ],
    faqs: [
      [
        'lost',
        t('I forgot my password.', 'Olvidé mi contraseña.'),
        t(
          'Choose “Forgot password” on the sign-in page, or call us.',
          'Elija «Olvidé mi contraseña» en la página de acceso, o llámenos.',
        ),
      ],
    ],
  },
  {
    path: '/members/new',
    title: t('New to Meridian Plan', 'Nuevo en Meridian Plan'),
    summary: t(
      'Three steps for your first month as a member.',
      'Tres pasos para su primer mes como miembro.',
    ),
    icon: 'seedling',
    sections: [
      [
        t('1. Check your card', '1. Revise su tarjeta'),
        t(
          'Make sure your name and your doctor are right.',
          'Asegúrese de que su nombre y su médico sean correctos.',
        ),
      ],
      [
        t('2. Book a first visit', '2. Reserve una primera consulta'),
        t(
          'Meet your doctor while you are well. Bring your medicines.',
          'Conozca a su médico mientras está bien. Traiga sus medicamentos.',
        ),
      ],
      [
        t('3. Save our numbers', '3. Guarde nuestros números'),
        t(
          'Member services and the nurse line, day and night.',
          'Servicios para miembros y la línea de enfermería, de día y de noche.',
        ),
      ],
    ],
    faqs: [
      [
        'treatment',
        t('I am in the middle of treatment.', 'Estoy en medio de un tratamiento.'),
        t(
          'Call us before your coverage starts. You may be able to keep your doctor for a time.',
          'Llámenos antes de que comience su cobertura. Es posible que pueda conservar a su médico por un tiempo.',
        ),
      ],
    ],
  },
  {
    path: '/members/benefits',
    title: t('Benefits and coverage', 'Beneficios y cobertura'),
    summary: t(
      'How coverage works, and the words you will meet.',
      'Cómo funciona la cobertura y las palabras que encontrará.',
    ),
    icon: 'umbrella',
    sections: [
      [
        t('What most plans cover', 'Qué cubre la mayoría de los planes'),
        list(
          t('Visits with your doctor and with specialists', 'Consultas con su médico y con especialistas'),
          t('Hospital and emergency care', 'Hospital y emergencias'),
          t('Lab tests and imaging', 'Análisis e imágenes'),
          t('Medicines on the plan’s list', 'Medicamentos de la lista del plan'),
          t('Mental health care', 'Atención de salud mental'),
        ),
      ],
      [
        t('Words to know', 'Palabras que conviene conocer'),
        t(
          '<p><strong>Copay:</strong> a set amount you pay for a visit. <strong>Deductible:</strong> what you pay before the plan begins to share costs. <strong>Out-of-pocket maximum:</strong> the most you pay in a year for covered care.</p>',
          '<p><strong>Copago:</strong> una cantidad fija que paga por consulta. <strong>Deducible:</strong> lo que paga antes de que el plan comience a compartir costos. <strong>Máximo de bolsillo:</strong> lo más que paga en un año por atención cubierta.</p>',
        ),
      ],
    ],
    faqs: [
      [
        'exact',
        t('What exactly does my plan cover?', '¿Qué cubre exactamente mi plan?'),
        t(
          'Your Evidence of Coverage is the final word. Sign in, or call and we will look together.',
          'Su Evidencia de Cobertura tiene la última palabra. Inicie sesión, o llame y lo vemos juntos.',
        ),
      ],
      [
        'approval',
        t('What is prior approval?', '¿Qué es la aprobación previa?'),
        t(
          'Some care needs our agreement first. Your doctor asks for it; you do not have to.',
          'Parte de la atención requiere nuestro visto bueno. Su médico lo solicita; usted no tiene que hacerlo.',
        ),
      ],
    ],
  },
  {
    path: '/members/appeals',
    title: t('Grievances and appeals', 'Quejas y apelaciones'),
    summary: t(
      'How to complain, and how to ask us to look again at a decision.',
      'Cómo quejarse y cómo pedir que revisemos una decisión.',
    ),
    icon: 'scale-balanced',
    sections: [
      [
        t('A grievance', 'Una queja'),
        t(
          'Tell us when you are unhappy with care or service. You can call, write or ask at your doctor’s office.',
          'Díganos cuando no esté satisfecho con la atención o el servicio. Puede llamar, escribir o preguntar en el consultorio.',
        ),
      ],
      [
        t('An appeal', 'Una apelación'),
        t(
          'If we say no to care or payment, you can ask for another look. Someone who did not make the first decision will review it. If your health cannot wait, say so: urgent appeals are handled faster.',
          'Si negamos atención o un pago, puede pedir otra revisión. La hará alguien que no tomó la primera decisión. Si su salud no puede esperar, dígalo: las apelaciones urgentes se atienden más rápido.',
        ),
      ],
      [
        t('Outside review', 'Revisión externa'),
        t(
          'You may also be able to ask a state agency for an independent review. Our letters tell you how.',
          'También es posible que pueda pedir a una agencia estatal una revisión independiente. Nuestras cartas le indican cómo.',
        ),
      ],
    ],
    faqs: [
      [
        'help',
        t('Can someone do this for me?', '¿Puede alguien hacerlo por mí?'),
        t(
          'Yes: a family member, a friend or your doctor, with your written permission.',
          'Sí: un familiar, una amistad o su médico, con su permiso por escrito.',
        ),
      ],
      [
        'harm',
        t('Will it affect my care?', '¿Afectará mi atención?'),
        t(
          'No. You cannot be treated differently for asking.',
          'No. No pueden tratarle de otra forma por pedirlo.',
        ),
      ],
    ],
  },
  {
    path: '/members/pharmacy',
    title: t('Pharmacy benefits', 'Beneficios de farmacia'),
    summary: t(
      'Covered medicines, pharmacies near you and mail order.',
      'Medicamentos cubiertos, farmacias cercanas y pedidos por correo.',
    ),
    icon: 'prescription-bottle',
    sections: [
      [
        t('The medicine list', 'La lista de medicamentos'),
        t(
          'The list (formulary) shows what is covered and at what level. Generic medicines usually cost less.',
          'La lista (formulario) muestra qué está cubierto y en qué nivel. Los genéricos suelen costar menos.',
        ),
      ],
      [
        t('Where to fill', 'Dónde surtir'),
        t(
          'At a pharmacy in your network, or by mail for medicines you take every day.',
          'En una farmacia de su red, o por correo para medicamentos de uso diario.',
        ),
      ],
    ],
    faqs: [
      [
        'notlisted',
        t('My medicine is not on the list.', 'Mi medicamento no está en la lista.'),
        t(
          'Ask your doctor about one that is, or to request an exception. Do not stop a medicine on your own.',
          'Pregunte a su médico por otro que sí esté, o que solicite una excepción. No deje un medicamento por su cuenta.',
        ),
      ],
    ],
  },
  {
    path: '/members/id-card',
    title: t('Your member ID card', 'Su tarjeta de miembro'),
    summary: t('See, print or replace your card.', 'Vea, imprima o reemplace su tarjeta.'),
    icon: 'id-card',
    sections: [
      [
        t('Get your card', 'Obtenga su tarjeta'),
        t(
          'Sign in to show it on your phone or print it. To have one mailed, call us.',
          'Inicie sesión para mostrarla en su teléfono o imprimirla. Para recibirla por correo, llámenos.',
        ),
      ],
      [
        t('What is on it', 'Qué contiene'),
        list(
          t('Your name and member number', 'Su nombre y número de miembro'),
          t('Your doctor, if your plan has one', 'Su médico, si su plan lo requiere'),
          t('What you pay for common visits', 'Lo que paga por consultas comunes'),
          t('Phone numbers', 'Números de teléfono'),
        ),
      ],
    ],
    faqs: [
      [
        'forgot',
        t('I need care and do not have my card.', 'Necesito atención y no tengo mi tarjeta.'),
        t(
          'Go anyway. The office can look you up by name and birth date.',
          'Vaya de todos modos. El consultorio puede buscarle por nombre y fecha de nacimiento.',
        ),
      ],
    ],
  },
  {
    path: '/members/choose-doctor',
    updated: 'ce_shpProvider',
    title: t('Choose or change your doctor', 'Elegir o cambiar de médico'),
    summary: t(
      'How to pick a primary care provider, and change at any time.',
      'Cómo elegir un proveedor de atención primaria y cambiar cuando quiera.',
    ),
    icon: 'user-doctor',
    sections: [
      [
        t('How to choose', 'Cómo elegir'),
        list(
          t('Think about language, place and hours', 'Piense en idioma, lugar y horario'),
          t('Search our directory', 'Busque en nuestro directorio'),
          t(
            'Call the office to be sure they take new patients',
            'Llame al consultorio para confirmar que aceptan nuevos pacientes',
          ),
        ),
      ],
      [
        t('How to change', 'Cómo cambiar'),
        t(
          'Online or by phone, as often as you need. Most changes begin on the first of the next month.',
          'En línea o por teléfono, cuantas veces lo necesite. La mayoría de los cambios comienzan el primer día del mes siguiente.',
        ),
      ],
    ],
    faqs: [
      [
        'family',
        t('Can each of us have a different doctor?', '¿Puede cada uno tener un médico distinto?'),
        t('Yes. Children can see a pediatrician.', 'Sí. Los niños pueden ver a un pediatra.'),
      ],
    ],
  },
  {
    path: '/members/urgent-care',
    updated: 'ce_shpFacility',
    title: t('Urgent and emergency care', 'Atención urgente y de emergencia'),
    summary: t('Where to go, at home and away.', 'Adónde ir, en casa y de viaje.'),
    icon: 'truck-medical',
    sections: [
      [
        t('Emergency', 'Emergencia'),
        t(
          'Call 911 or go to the nearest emergency room, in network or not. You do not need approval.',
          'Llame al 911 o vaya a la sala de emergencias más cercana, sea o no de la red. No necesita aprobación.',
        ),
      ],
      [
        t('Urgent, but not an emergency', 'Urgente, pero no emergencia'),
        t(
          'Use an urgent care center in your network, a video visit, or call the nurse line first.',
          'Use un centro de atención urgente de su red, una consulta por video, o llame primero a la línea de enfermería.',
        ),
      ],
    ],
    faqs: [
      [
        'after',
        t('What do I do afterwards?', '¿Qué hago después?'),
        t(
          'Tell your doctor within a few days, so that follow-up can be arranged.',
          'Avise a su médico en los días siguientes, para organizar el seguimiento.',
        ),
      ],
    ],
  },
  {
    path: '/members/mental-health',
    title: t('Mental health benefits', 'Beneficios de salud mental'),
    summary: t('Counseling, therapy and crisis support.', 'Consejería, terapia y apoyo en crisis.'),
    icon: 'heart',
    sections: [
      [
        t('Getting started', 'Cómo empezar'),
        t(
          'You do not need a referral to talk with a therapist in your network. Video visits count.',
          'No necesita referencia para hablar con un terapeuta de su red. Las consultas por video cuentan.',
        ),
      ],
      [
        t('In a crisis', 'En una crisis'),
        t(
          'Call or text 988, day and night. If someone is in danger, call 911.',
          'Llame o envíe un mensaje al 988, de día y de noche. Si alguien está en peligro, llame al 911.',
        ),
      ],
    ],
    faqs: [
      [
        'private',
        t('Is it private?', '¿Es privado?'),
        t(
          'Yes. What you say to a therapist is protected, and your employer is not told.',
          'Sí. Lo que dice a un terapeuta está protegido y no se informa a su empleador.',
        ),
      ],
    ],
  },
  {
    path: '/members/language-help',
    title: t('Language help', 'Ayuda con el idioma'),
    summary: t(
      'Free interpreters and documents in your language.',
      'Intérpretes gratuitos y documentos en su idioma.',
    ),
    icon: 'language',
    sections: [
      [
        t('By phone', 'Por teléfono'),
        t(
          'Say your language when we answer, and wait a moment for the interpreter.',
          'Diga su idioma cuando contestemos y espere un momento al intérprete.',
        ),
      ],
      [
        t('On paper', 'En papel'),
        t(
          'Ask for letters in your language, in large print, in braille or as audio.',
          'Pida las cartas en su idioma, en letra grande, en braille o en audio.',
        ),
      ],
    ],
    faqs: [
      [
        'doctor',
        t('And at my doctor’s?', '¿Y con mi médico?'),
        t('Also free. Tell the office when you book.', 'También es gratis. Dígalo al reservar.'),
      ],
    ],
  },
  {
    path: '/members/bills',
    title: t('Bills and payments', 'Facturas y pagos'),
    summary: t(
      'How to read a bill, pay it, or question it.',
      'Cómo leer una factura, pagarla o cuestionarla.',
    ),
    icon: 'file-invoice-dollar',
    sections: [
      [
        t('An explanation is not a bill', 'Una explicación no es una factura'),
        t(
          'The Explanation of Benefits shows what was billed, what we paid and what you may owe. Wait for the bill before paying.',
          'La Explicación de Beneficios muestra lo facturado, lo que pagamos y lo que podría deber. Espere la factura antes de pagar.',
        ),
      ],
      [
        t('Premiums', 'Primas'),
        t(
          'Pay online, by phone, by mail or automatically each month.',
          'Pague en línea, por teléfono, por correo o automáticamente cada mes.',
        ),
      ],
    ],
    faqs: [
      [
        'surprise',
        t('I got a bill I did not expect.', 'Recibí una factura inesperada.'),
        t(
          'Call us before paying. You may not owe it.',
          'Llámenos antes de pagar. Es posible que no la deba.',
        ),
      ],
    ],
  },
  {
    path: '/members/preventive-care',
    title: t('Preventive care', 'Atención preventiva'),
    summary: t(
      'Checkups, vaccines and screenings, most at no cost to you.',
      'Chequeos, vacunas y pruebas de detección, la mayoría sin costo para usted.',
    ),
    icon: 'shield-heart',
    sections: [
      [
        t('What it includes', 'Qué incluye'),
        list(
          t('A yearly checkup', 'Un chequeo anual'),
          t('Recommended vaccines', 'Vacunas recomendadas'),
          t('Screenings that fit your age and history', 'Pruebas según su edad e historia'),
        ),
      ],
      [
        t('Which ones do I need?', '¿Cuáles necesito?'),
        t(
          'It depends on you. Ask your doctor at your next visit.',
          'Depende de usted. Pregunte a su médico en su próxima consulta.',
        ),
      ],
    ],
    faqs: [
      [
        'free',
        t('Is it always free?', '¿Siempre es gratis?'),
        t(
          'Most preventive care in your network is. If the visit turns to a problem, you may have a copay.',
          'La mayor parte de la atención preventiva en su red lo es. Si la consulta pasa a tratar un problema, podría tener un copago.',
        ),
      ],
    ],
  },
  {
    path: '/members/pregnancy',
    title: t('Having a baby', 'Esperar un bebé'),
    summary: t(
      'Prenatal care, birth, and adding your baby to the plan.',
      'Atención prenatal, parto y cómo añadir a su bebé al plan.',
    ),
    icon: 'baby',
    sections: [
      [
        t('During pregnancy', 'Durante el embarazo'),
        t(
          'Choose a doctor or midwife early. Classes and a breast pump are part of many plans.',
          'Elija pronto un médico o una partera. Las clases y un extractor de leche forman parte de muchos planes.',
        ),
      ],
      [
        t('After the birth', 'Después del parto'),
        t(
          'Add your baby within the time your plan allows, usually 30 or 60 days. We can do it by phone.',
          'Añada a su bebé en el plazo de su plan, normalmente 30 o 60 días. Podemos hacerlo por teléfono.',
        ),
      ],
    ],
    faqs: [
      [
        'mood',
        t('I do not feel like myself.', 'No me siento como antes.'),
        t(
          'Many new parents feel this way. Please tell your doctor, or call 988 at any hour.',
          'A muchas madres y padres les pasa. Dígaselo a su médico, o llame al 988 a cualquier hora.',
        ),
      ],
    ],
  },
  {
    path: '/members/referrals',
    title: t('Referrals and specialists', 'Referencias y especialistas'),
    summary: t(
      'When you need a referral, and how to get one.',
      'Cuándo necesita una referencia y cómo obtenerla.',
    ),
    icon: 'route',
    sections: [
      [
        t('With a referral', 'Con referencia'),
        t(
          'In our HMO plans your doctor refers you to most specialists and follows up with them.',
          'En nuestros planes HMO su médico le refiere a la mayoría de los especialistas y da seguimiento.',
        ),
      ],
      [
        t('Without one', 'Sin referencia'),
        list(
          t('Emergency and urgent care', 'Emergencias y atención urgente'),
          t('Obstetrics and gynecology', 'Obstetricia y ginecología'),
          t('Most mental health visits', 'La mayoría de las consultas de salud mental'),
        ),
      ],
    ],
    faqs: [
      [
        'second',
        t('Can I get a second opinion?', '¿Puedo pedir una segunda opinión?'),
        t('Yes. Ask your doctor or call us.', 'Sí. Pregunte a su médico o llámenos.'),
      ],
    ],
  },
  {
    path: '/members/travel',
    title: t('Care when you travel', 'Atención cuando viaja'),
    summary: t('What is covered away from home.', 'Qué está cubierto lejos de casa.'),
    icon: 'suitcase',
    sections: [
      [
        t('Before you go', 'Antes de salir'),
        t(
          'Refill your medicines and take a photo of your card.',
          'Surta sus medicamentos y tome una foto de su tarjeta.',
        ),
      ],
      [
        t('While you are away', 'Mientras está fuera'),
        t(
          'Emergencies are covered anywhere. For other care, call us first; a video visit may be enough.',
          'Las emergencias están cubiertas en todas partes. Para otra atención, llámenos primero; quizá baste una consulta por video.',
        ),
      ],
    ],
    faqs: [
      [
        'paid',
        t('I had to pay myself.', 'Tuve que pagar yo.'),
        t(
          'Keep the receipts and send us a claim form.',
          'Guarde los recibos y envíenos un formulario de reclamación.',
        ),
      ],
    ],
  },
  {
    path: '/members/continuity-of-care',
    title: t('Keeping your doctor', 'Conservar a su médico'),
    summary: t(
      'What happens when you or your doctor change plans.',
      'Qué pasa cuando usted o su médico cambian de plan.',
    ),
    icon: 'handshake',
    sections: [
      [
        t('Continuity of care', 'Continuidad de la atención'),
        t(
          'If you are pregnant, seriously ill or in the middle of treatment, you may be able to stay with your doctor for a time after a change. Ask us as early as you can.',
          'Si está embarazada, tiene una enfermedad grave o está en tratamiento, es posible que pueda seguir con su médico por un tiempo tras un cambio. Pregúntenos lo antes posible.',
        ),
      ],
    ],
    faqs: [
      [
        'apply',
        t('How do I ask?', '¿Cómo lo pido?'),
        t(
          'Call member services. A nurse will go through it with you.',
          'Llame a servicios para miembros. Una enfermera lo revisará con usted.',
        ),
      ],
    ],
  },
  {
    path: '/members/rights',
    title: t('Your rights as a member', 'Sus derechos como miembro'),
    summary: t('What you can expect from your plan.', 'Qué puede esperar de su plan.'),
    icon: 'scale-balanced',
    sections: [
      [
        t('You have the right to', 'Usted tiene derecho a'),
        list(
          t('clear information in your language', 'información clara en su idioma'),
          t('privacy', 'privacidad'),
          t('choose and change your doctor', 'elegir y cambiar de médico'),
          t('complain and appeal', 'quejarse y apelar'),
          t('take part in decisions about your care', 'participar en las decisiones sobre su atención'),
        ),
      ],
    ],
    faqs: [
      [
        'report',
        t('Who makes sure of it?', '¿Quién lo garantiza?'),
        t(
          'We do, and so does the state agency that oversees health plans.',
          'Nosotros, y también la agencia estatal que supervisa los planes de salud.',
        ),
      ],
    ],
  },
  {
    path: '/members/forms',
    title: t('Forms and documents', 'Formularios y documentos'),
    summary: t('Claim forms, permissions and plan papers.', 'Reclamaciones, permisos y documentos del plan.'),
    icon: 'file-lines',
    sections: [
      [
        t('Most used', 'Los más usados'),
        list(
          t('Claim form', 'Formulario de reclamación'),
          t('Permission to speak for me', 'Permiso para hablar por mí'),
          t('Appeal form', 'Formulario de apelación'),
          t('Direct payment form', 'Formulario de pago directo'),
        ),
      ],
    ],
    faqs: [
      [
        'paper',
        t('Can I get them on paper?', '¿Puedo recibirlos en papel?'),
        t('Yes, call us and we will mail them.', 'Sí, llámenos y se los enviamos.'),
      ],
    ],
  },
  {
    path: '/employers',
    title: t('For employers', 'Para empleadores'),
    summary: t('Plans for teams of every size.', 'Planes para equipos de todo tamaño.'),
    icon: 'briefcase',
    sections: [
      [
        t('Small teams', 'Equipos pequeños'),
        t('Simple plans with one network and one bill.', 'Planes sencillos con una red y una factura.'),
      ],
      [
        t('Larger teams', 'Equipos grandes'),
        t(
          'A choice of plans, wellness at work and one person to call.',
          'Varios planes, bienestar en el trabajo y una persona a quien llamar.',
        ),
      ],
    ],
    faqs: [
      [
        'start',
        t('How soon can we start?', '¿Cuándo podemos empezar?'),
        t(
          'Ask for a quote; most groups begin on the first of a month.',
          'Pida una cotización; la mayoría de los grupos comienzan el primer día de un mes.',
        ),
      ],
    ],
  },
  {
    path: '/brokers',
    title: t('For brokers', 'Para agentes'),
    summary: t(
      'Quotes, forms and your contact with us.',
      'Cotizaciones, formularios y su contacto con nosotros.',
    ),
    icon: 'address-book',
    sections: [
      [
        t('What you will find', 'Qué encontrará'),
        list(
          t('Plan grids', 'Tablas de planes'),
          t('Enrollment forms', 'Formularios de inscripción'),
          t('Service area by county', 'Área de servicio por condado'),
        ),
      ],
    ],
    faqs: [
      [
        'appoint',
        t('How do I get appointed?', '¿Cómo obtengo el nombramiento?'),
        t(
          'Call the broker line and we will send the papers.',
          'Llame a la línea de agentes y le enviaremos los documentos.',
        ),
      ],
    ],
  },
  {
    path: '/how-to-join',
    title: t('How to join', 'Cómo inscribirse'),
    summary: t(
      'Through work, on your own, or when your life changes.',
      'Por su trabajo, por su cuenta o cuando cambia su vida.',
    ),
    icon: 'right-to-bracket',
    sections: [
      [
        t('Through your employer', 'Por su empleador'),
        t(
          'Ask your benefits office when you can sign up.',
          'Pregunte en su oficina de beneficios cuándo puede inscribirse.',
        ),
      ],
      [
        t('On your own', 'Por su cuenta'),
        t(
          'During open enrollment, or within a set time after a change such as a move, a birth or the loss of other coverage.',
          'Durante la inscripción abierta, o dentro de cierto plazo después de un cambio como una mudanza, un nacimiento o la pérdida de otra cobertura.',
        ),
      ],
    ],
    faqs: [
      [
        'where',
        t('Do I live in your area?', '¿Vivo en su área?'),
        t(
          'See the list of counties under “Where we work”.',
          'Vea la lista de condados en «Dónde trabajamos».',
        ),
      ],
    ],
  },
  {
    path: '/about',
    title: t('About Meridian Plan', 'Acerca de Meridian Plan'),
    summary: t(
      'A health plan that belongs to its community. Fictional, like Meridian Health.',
      'Un plan de salud que pertenece a su comunidad. Ficticio, como Meridian Health.',
    ),
    icon: 'people-roof',
    sections: [
      [
        t('Who we are', 'Quiénes somos'),
        t(
          'Meridian Plan began when doctors and neighbors wanted coverage that made sense of care. Plan and doctors still share an aim: fewer surprises.',
          'Meridian Plan comenzó cuando médicos y vecinos querían una cobertura que entendiera la atención. El plan y los médicos aún comparten una meta: menos sorpresas.',
        ),
      ],
      [
        t('A fictional plan', 'Un plan ficticio'),
        t(
          'The plan, its members and its numbers are invented.',
          'El plan, sus miembros y sus números son inventados.',
        ),
      ],
    ],
    faqs: [
      [
        'profit',
        t('Are you not-for-profit?', '¿No tienen fines de lucro?'),
        t('Yes, in this story we are.', 'Así es, en esta historia lo somos.'),
      ],
    ],
  },
  {
    path: '/contact',
    title: t('Contact us', 'Contáctenos'),
    summary: t('Phone lines, mail and language help.', 'Teléfonos, correo y ayuda con el idioma.'),
    icon: 'phone',
    sections: [
      [
        t('Member services', 'Servicios para miembros'),
        t('916-555-0118, weekdays from 8 am to 7 pm.', '916-555-0118, días de semana de 8 a. m. a 7 p. m.'),
      ],
      [
        t('Nurse line', 'Línea de enfermería'),
        t('415-555-0142, day and night.', '415-555-0142, de día y de noche.'),
      ],
      [
        t('Write to us', 'Escríbanos'),
        t(
          'Meridian Plan, 100 Lantern Way, Sacramento, CA 95814.',
          'Meridian Plan, 100 Lantern Way, Sacramento, CA 95814.',
        ),
      ],
    ],
    faqs: [
      [
        'tty',
        t('I am deaf or hard of hearing.', 'Soy sordo o tengo dificultad para oír.'),
        t(
          'Call through 711, or ask for sign language by video.',
          'Llame por el 711, o pida lengua de señas por video.',
        ),
      ],
    ],
  },
  {
    path: '/privacy',
    title: t('Privacy', 'Privacidad'),
    summary: t('What we keep about you, and your choices.', 'Qué guardamos sobre usted y sus opciones.'),
    icon: 'shield-halved',
    sections: [
      [
        t('Your information', 'Su información'),
        t(
          'We use your information to pay for and arrange care, and share it only as the law allows. You can ask to see or correct it.',
          'Usamos su información para pagar y organizar la atención, y la compartimos solo como permite la ley. Puede pedir verla o corregirla.',
        ),
      ],
      [
        t('On this site', 'En este sitio'),
        t(
          'Nothing from other companies loads until you agree.',
          'Nada de otras compañías se carga hasta que usted lo acepte.',
        ),
      ],
    ],
    faqs: [
      [
        'delete',
        t('Can you delete what you hold?', '¿Pueden borrar lo que tienen?'),
        t(
          'What this site holds, yes. Plan records must be kept for a time.',
          'Lo que guarda este sitio, sí. Los registros del plan deben conservarse un tiempo.',
        ),
      ],
    ],
  },
  {
    path: '/accessibility',
    title: t('Accessibility', 'Accesibilidad'),
    summary: t(
      'How to get what you need in a form that works for you.',
      'Cómo obtener lo que necesita en una forma que le sirva.',
    ),
    icon: 'universal-access',
    sections: [
      [
        t('Formats', 'Formatos'),
        list(
          t('Large print', 'Letra grande'),
          t('Braille', 'Braille'),
          t('Audio', 'Audio'),
          t('Accessible documents', 'Documentos accesibles'),
        ),
      ],
      [
        t('This site', 'Este sitio'),
        t(
          'We build to the Web Content Accessibility Guidelines, level AA. If something stands in your way, tell us.',
          'Seguimos las Pautas de Accesibilidad para el Contenido Web, nivel AA. Si algo le estorba, díganoslo.',
        ),
      ],
    ],
    faqs: [
      [
        'ask',
        t('How do I ask?', '¿Cómo lo pido?'),
        t('Once is enough: call us and we will remember.', 'Basta una vez: llámenos y lo recordaremos.'),
      ],
    ],
  },
  {
    path: '/nondiscrimination',
    title: t('Nondiscrimination', 'No discriminación'),
    summary: t('Everyone is covered alike.', 'La cobertura es igual para todas las personas.'),
    icon: 'people-group',
    sections: [
      [
        t('Our promise', 'Nuestra promesa'),
        t(
          'We do not treat people differently because of race, color, national origin, age, disability, sex, gender identity, sexual orientation or religion.',
          'No tratamos de forma distinta a nadie por raza, color, origen nacional, edad, discapacidad, sexo, identidad de género, orientación sexual o religión.',
        ),
      ],
    ],
    faqs: [
      [
        'file',
        t('How do I file a complaint?', '¿Cómo presento una queja?'),
        t(
          'Call, write or see Grievances and appeals. Someone will help you.',
          'Llame, escriba o vea Quejas y apelaciones. Alguien le ayudará.',
        ),
      ],
    ],
  },
];

function writtenPage(input: Written, index: number): SeedPage {
  const { path, title, summary, sections, faqs, updated } = input;
  const note = updated ? [place('LastUpdatedNote', {}, { params: { EntityType: updated } })] : [];
  const blocks = sections.map(([headline, ...texts]) => richBlock(headline, ...texts));
  const asked = questions(t('Questions', 'Preguntas'), faqs);
  const member = path.startsWith('/members');
  const aside: SeedRendering[] = member ? [memberLinks, help] : [help];
  const layouts: SeedRendering[][] = [
    [basicHero(title, summary), twoColumns([...blocks, asked], aside)],
    [
      interiorHero(title, summary, art('plan', slugOf(path)), findCare, index % 2 === 0 ? 'right' : 'left'),
      columns(...blocks.slice(0, 3).map((block) => [block])),
      slim(asked),
      ...aside,
    ],
    [
      calloutHero(title, summary, memberPhone),
      tabs(
        sections.map(([headline, ...texts], at) => ({
          id: `part-${at + 1}`,
          label: headline,
          body: [rich(...texts)],
        })),
      ),
      container([asked, ...aside], 'tint'),
    ],
    [
      basicHero(title, summary),
      accordion(
        t('', ''),
        sections.map(([headline, ...texts], at) => ({
          id: `part-${at + 1}`,
          label: headline,
          body: [rich(...texts)],
        })),
      ),
      slim(asked),
      actionBar(t('Still have a question?', '¿Todavía tiene preguntas?'), [
        ['/contact', t('Contact us', 'Contáctenos')],
      ]),
    ],
  ];
  return page('plan', { path, title, summary, body: [...layouts[index % layouts.length]!, ...note] });
}

const PRODUCTS: readonly (readonly [name: string, kind: Bilingual, who: Bilingual])[] = [
  [
    'Meridian HMO',
    t(
      'One network, one doctor who knows you, referrals when you need them.',
      'Una red, un médico que le conoce y referencias cuando las necesita.',
    ),
    t('people who like one team', 'quienes prefieren un solo equipo'),
  ],
  [
    'Meridian HMO Select',
    t(
      'A smaller network near you, and a lower monthly cost.',
      'Una red más pequeña cerca de usted y un costo mensual menor.',
    ),
    t('people who stay close to home', 'quienes se atienden cerca de casa'),
  ],
  [
    'Meridian PPO',
    t(
      'See any doctor; pay less inside the network.',
      'Consulte a cualquier médico; pague menos dentro de la red.',
    ),
    t('people who want choice', 'quienes quieren elegir'),
  ],
  [
    'Meridian Senior Advantage',
    t(
      'For people with Medicare, with one card for doctor, hospital and medicines.',
      'Para personas con Medicare, con una sola tarjeta para médico, hospital y medicamentos.',
    ),
    t('people with Medicare', 'personas con Medicare'),
  ],
  [
    'Meridian Small Business HMO',
    t('Coverage for teams from two to one hundred.', 'Cobertura para equipos de dos a cien personas.'),
    t('small employers', 'empleadores pequeños'),
  ],
  [
    'Meridian Family HDHP',
    t(
      'A higher deductible, with a savings account that is yours.',
      'Un deducible más alto, con una cuenta de ahorro que es suya.',
    ),
    t('families who plan ahead', 'familias que planean'),
  ],
];

function productPage([name, kind, who]: (typeof PRODUCTS)[number], index: number): SeedPage {
  const title = t(name, name);
  const fit = fill(t('Often chosen by {who}.', 'Lo eligen a menudo {who}.'), { who });
  const how = richBlock(
    t('How it works', 'Cómo funciona'),
    kind,
    t(
      'Preventive care in the network has no copay. Costs for other care are in the Summary of Benefits; ask us for it or find it when you compare plans.',
      'La atención preventiva en la red no tiene copago. Los costos de otra atención están en el Resumen de Beneficios; pídanoslo o véalo al comparar planes.',
    ),
  );
  const parts = columns(
    [
      withIcon(
        'user-doctor',
        t('Doctors', 'Médicos'),
        t('Meridian Health and affiliated groups.', 'Meridian Health y grupos afiliados.'),
      ),
    ],
    [
      withIcon(
        'prescription-bottle',
        t('Medicines', 'Medicamentos'),
        t('At network pharmacies and by mail.', 'En farmacias de la red y por correo.'),
      ),
    ],
    [
      withIcon(
        'earth-americas',
        t('Away', 'De viaje'),
        t('Emergencies are covered anywhere.', 'Las emergencias están cubiertas en todas partes.'),
      ),
    ],
  );
  const next = linkList(t('Next', 'Siguiente'), [
    ['/shop-plans', t('Compare all plans', 'Comparar todos los planes')],
    ['/how-to-join', t('How to join', 'Cómo inscribirse')],
    ['/service-area', t('Where we work', 'Dónde trabajamos')],
  ]);
  return page('plan', {
    path: `/plans/${slugOf(name)}`,
    title,
    summary: kind,
    body:
      index % 2 === 0
        ? [
            interiorHero(
              title,
              kind,
              art('plan', slugOf(name)),
              link('/how-to-join', t('How to join', 'Cómo inscribirse')),
            ),
            slim(rich(fit), how),
            parts,
            next,
          ]
        : [calloutHero(title, kind, memberPhone), parts, twoColumns([rich(fit), how], [next, help])],
  });
}

const COUNTIES: readonly (readonly [name: string, towns: string])[] = [
  ['Sacramento', 'Sacramento, Elk Grove, Folsom'],
  ['Placer', 'Roseville, Auburn, Lincoln'],
  ['Yolo', 'Davis, Woodland'],
  ['Solano', 'Fairfield, Vacaville'],
  ['Alameda', 'Oakland, Berkeley, Fremont'],
  ['Contra Costa', 'Walnut Creek, Concord, Antioch'],
  ['San Francisco', 'San Francisco'],
  ['San Mateo', 'Burlingame, Redwood City, Daly City'],
  ['Santa Clara', 'San Jose, Mountain View, Sunnyvale'],
  ['San Joaquin', 'Stockton, Tracy, Lodi'],
  ['Stanislaus', 'Modesto, Turlock'],
  ['Santa Cruz', 'Santa Cruz, Watsonville'],
];

function countyPage([name, towns]: (typeof COUNTIES)[number], index: number): SeedPage {
  const title = t(`${name} County`, `Condado de ${name}`);
  const summary = t(
    `Meridian Plan in ${name} County: doctors and hospitals in ${towns} and nearby.`,
    `Meridian Plan en el condado de ${name}: médicos y hospitales en ${towns} y sus alrededores.`,
  );
  const who = richBlock(
    t('Who can join', 'Quién puede inscribirse'),
    t(
      `People who live or work in ${name} County. Plans differ by ZIP code, so have yours at hand when you call.`,
      `Personas que viven o trabajan en el condado de ${name}. Los planes varían según el código postal; téngalo a mano al llamar.`,
    ),
  );
  const plans = linkList(
    t('Plans here', 'Planes aquí'),
    PRODUCTS.filter((_, at) => (at + index) % 3 !== 0).map(
      ([plan]) => [`/plans/${slugOf(plan)}`, t(plan, plan)] as const,
    ),
  );
  const towns_ = richBlock(
    t('Care nearby', 'Atención cercana'),
    t(`Network doctors and clinics are in ${towns}.`, `Hay médicos y clínicas de la red en ${towns}.`),
  );
  return page('plan', {
    path: `/service-area/${slugOf(name)}-county`,
    title,
    summary,
    body:
      index % 2 === 0
        ? [basicHero(title, summary), twoColumns([who, towns_], [plans, help])]
        : [basicHero(title, summary), columns([who], [towns_]), plans, help],
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
        t('Find the plan that fits', 'Encuentre el plan que le queda'),
        t(
          'Start with three questions: which doctors, which medicines, and how much can change from month to month?',
          'Empiece con tres preguntas: ¿qué médicos, qué medicamentos y cuánto puede variar de un mes a otro?',
        ),
        art('hero', 'plans'),
        link('/how-to-join', t('How to join', 'Cómo inscribirse')),
      ),
      tabs(
        PRODUCTS.map(([name, kind, who]) => ({
          id: slugOf(name),
          label: t(name, name),
          body: [
            rich(kind, fill(t('Often chosen by {who}.', 'Lo eligen a menudo {who}.'), { who })),
            linkList(t('', ''), [[`/plans/${slugOf(name)}`, t(`More about ${name}`, `Más sobre ${name}`)]]),
          ],
        })),
      ),
      notice(
        'circle-info',
        t('Before you decide', 'Antes de decidir'),
        t(
          'Check that your doctor and your medicines are in the plan. We can do it with you.',
          'Verifique que su médico y sus medicamentos estén en el plan. Podemos hacerlo con usted.',
        ),
      ),
    ],
  }),
  page('plan', {
    path: '/service-area',
    title: t('Where we work', 'Dónde trabajamos'),
    summary: t(
      'Twelve counties of Northern and Central California.',
      'Doce condados del norte y centro de California.',
    ),
    body: [
      basicHero(t('Where we work', 'Dónde trabajamos'), t('Choose your county.', 'Elija su condado.')),
      linkList(
        t('Counties', 'Condados'),
        COUNTIES.map(
          ([name]) =>
            [`/service-area/${slugOf(name)}-county`, t(`${name} County`, `Condado de ${name}`)] as const,
        ),
        'Columns',
      ),
      stats([[t('12', '12'), t('counties', 'condados'), t('and growing slowly', 'y crece con calma')]]),
    ],
  }),
];

/** Pages of the health plan's site. */
export const planPages: readonly SeedPage[] = [
  home,
  ...WRITTEN.map(writtenPage),
  ...PRODUCTS.map(productPage),
  ...COUNTIES.map(countyPage),
  ...indexes,
];
