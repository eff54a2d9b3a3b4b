type Texts = readonly [en: string, es: string];

/** A printed sheet of the demo network: lines to fill in, or things to know. */
export interface DemoForm {
  /** Who hands it out: the hospitals to their patients, or the plan to its members. */
  of: 'patients' | 'plan';
  /** What one does with it: fill it in, get ready by it, write in it day by day, or keep it to look things up. */
  kind: 'form' | 'preparation' | 'diary' | 'guide';
  title: Texts;
  intro: Texts;
  sections: readonly { heading: Texts; fields?: readonly Texts[]; points?: readonly Texts[] }[];
}

const NAME: Texts = ['Full name', 'Nombre completo'];
const BORN: Texts = ['Date of birth', 'Fecha de nacimiento'];
const PHONE: Texts = ['Phone', 'Teléfono'];
const ADDRESS: Texts = ['Home address', 'Domicilio'];
const SIGNATURE: Texts = ['Signature', 'Firma'];
const DATE: Texts = ['Date', 'Fecha'];
const PATIENT: Texts = ['Patient', 'Paciente'];
const MEMBER: Texts = ['Member', 'Miembro'];
const MEMBER_NUMBER: Texts = ['Member number', 'Número de miembro'];
const SIGN: Texts = ['Signature', 'Firma'];

const form = (title: Texts, intro: Texts, ...sections: DemoForm['sections']): DemoForm => ({
  of: 'patients',
  kind: 'form',
  title,
  intro,
  sections,
});
const planForm = (...parts: Parameters<typeof form>): DemoForm => ({ ...form(...parts), of: 'plan' });
const preparation = (...parts: Parameters<typeof form>): DemoForm => ({
  ...form(...parts),
  kind: 'preparation',
});
const guide = (...parts: Parameters<typeof form>): DemoForm => ({ ...form(...parts), kind: 'guide' });
const fill = (heading: Texts, ...fields: Texts[]) => ({ heading, fields });
const know = (heading: Texts, ...points: Texts[]) => ({ heading, points });

/** Where a sheet goes: an address, which is the same in both languages. */
const sendTo = (address: string, ...points: Texts[]) =>
  know(['Where to send it', 'Adónde enviarla'], [address, address], ...points);
const toOffice = (office: string) =>
  sendTo(`Meridian Health, ${office}, 1200 Lantern Way, Sacramento, CA 95814`, [
    'Or hand it in at any front desk.',
    'O entréguela en cualquier recepción.',
  ]);
const TO_PLAN = sendTo('Meridian Plan, 100 Lantern Way, Sacramento, CA 95814', [
  'Keep a copy for yourself.',
  'Guarde una copia para usted.',
]);

const diary = (title: Texts, intro: Texts, columns: readonly Texts[]): DemoForm => ({
  ...form(
    title,
    intro,
    fill(PATIENT, NAME, BORN),
    ...[1, 2, 3, 4, 5, 6, 7].map((day) => fill([`Day ${day}`, `Día ${day}`], ...columns)),
    know(
      ['What to do with it', 'Qué hacer con este registro'],
      ['Bring all seven days to your next visit.', 'Traiga los siete días a su próxima cita.'],
      [
        'Call your care team sooner if something worries you. In an emergency call 911.',
        'Llame antes a su equipo de atención si algo le preocupa. En una emergencia llame al 911.',
      ],
    ),
  ),
  kind: 'diary',
});

/** What lies at `/-/media/forms/<name>.pdf` in English and `/-/media/forms/<name>-es.pdf` in Spanish. */
export const DEMO_FORMS: Readonly<Record<string, DemoForm>> = {
  'new-patient-form': form(
    ['New patient form', 'Formulario para nuevos pacientes'],
    ['Please bring this sheet to your first visit.', 'Traiga esta hoja a su primera cita.'],
    fill(PATIENT, NAME, BORN, ADDRESS, PHONE, ['Language you prefer', 'Idioma que prefiere']),
    fill(
      ['Somebody we may call for you', 'A quién podemos llamar por usted'],
      NAME,
      ['Who this person is to you', 'Parentesco o relación'],
      PHONE,
    ),
    fill(['Health plan', 'Plan de salud'], ['Name of the plan', 'Nombre del plan'], MEMBER_NUMBER),
    fill(SIGN, SIGNATURE, DATE),
  ),
  'health-history-form': form(
    ['Health history form', 'Formulario de antecedentes de salud'],
    [
      'Write what you know. What you do not know we will find out together.',
      'Escriba lo que sepa. Lo que no sepa lo averiguaremos juntos.',
    ],
    fill(PATIENT, NAME, BORN),
    fill(
      ['Your health', 'Su salud'],
      ['Illnesses you have or had', 'Enfermedades que tiene o tuvo'],
      ['Operations, with the year', 'Operaciones, con el año'],
      ['Medicines you take', 'Medicamentos que toma'],
      ['Allergies', 'Alergias'],
    ),
    fill(
      ['Your family', 'Su familia'],
      ['Illnesses of parents, brothers and sisters', 'Enfermedades de padres y hermanos'],
    ),
    fill(['Your questions', 'Sus preguntas'], ['What you would like to ask', 'Qué le gustaría preguntar']),
  ),
  'medical-records-request': form(
    ['Medical records request', 'Solicitud de expediente médico'],
    [
      'With this sheet you ask us to send records about you to yourself or to somebody you name.',
      'Con esta hoja nos pide enviar su expediente a usted o a la persona que usted indique.',
    ],
    fill(PATIENT, NAME, BORN, PHONE),
    fill(
      ['Records', 'Expediente'],
      ['Which records', 'Qué documentos'],
      ['From which dates', 'De qué fechas'],
      ['Paper or electronic', 'En papel o electrónico'],
    ),
    fill(['Send them to', 'Enviar a'], NAME, ADDRESS),
    fill(SIGN, SIGNATURE, DATE),
    toOffice('Medical Records'),
  ),
  'advance-care-planning-worksheet': form(
    ['Advance care planning worksheet', 'Hoja para planear su atención a futuro'],
    [
      'This sheet helps you think and talk about the care you want. It is not an advance directive: your care team has that form.',
      'Esta hoja le ayuda a pensar y conversar sobre la atención que quiere. No es una directiva anticipada: ese formulario lo tiene su equipo de atención.',
    ],
    fill(['Who may speak for you', 'Quién puede hablar por usted'], NAME, PHONE),
    fill(
      ['What matters to you', 'Lo que le importa'],
      ['What makes a day good', 'Qué hace bueno un día'],
      ['What you would not want', 'Qué no querría'],
      ['Who should be near', 'Quién debería estar cerca'],
    ),
    know(
      ['Next', 'Después'],
      ['Talk with the person you named.', 'Hable con la persona que eligió.'],
      [
        'Ask your care team for the legal form and for help with it.',
        'Pida a su equipo el formulario legal y ayuda para llenarlo.',
      ],
    ),
  ),
  'financial-assistance-application': form(
    ['Financial assistance application', 'Solicitud de ayuda económica'],
    [
      'Anybody may ask for help with a bill. Asking does not change your care.',
      'Cualquier persona puede pedir ayuda con una factura. Pedirla no cambia su atención.',
    ],
    fill(PATIENT, NAME, BORN, ADDRESS, PHONE),
    fill(
      ['Household', 'Hogar'],
      ['People in the household', 'Personas en el hogar'],
      ['Income of all in a month', 'Ingresos de todos en un mes'],
    ),
    fill(['Bill', 'Factura'], ['Number on the bill', 'Número de la factura'], ['Amount', 'Importe']),
    fill(SIGN, SIGNATURE, DATE),
    toOffice('Financial Help'),
  ),
  'preparing-for-surgery': preparation(
    ['Preparing for surgery', 'Prepararse para una cirugía'],
    [
      'What your surgeon tells you comes before anything on this sheet.',
      'Lo que le diga su cirujano vale más que cualquier cosa de esta hoja.',
    ],
    know(
      ['In the weeks before', 'En las semanas anteriores'],
      [
        'Tell us every medicine you take, herbs included.',
        'Díganos todos los medicamentos que toma, también las hierbas.',
      ],
      ['Ask somebody to drive you home.', 'Pida a alguien que le lleve a casa.'],
      ['If you smoke, ask us for help to stop.', 'Si fuma, pídanos ayuda para dejarlo.'],
    ),
    know(
      ['The day before', 'El día anterior'],
      ['We will tell you when to stop eating and drinking.', 'Le diremos cuándo dejar de comer y beber.'],
      [
        'Pack your card, your list of medicines and loose clothes.',
        'Prepare su tarjeta, su lista de medicamentos y ropa cómoda.',
      ],
    ),
    know(
      ['At home again', 'De vuelta en casa'],
      [
        'Call us about fever, more pain or a wound that looks worse. For trouble breathing call 911.',
        'Llámenos si hay fiebre, más dolor o la herida empeora. Si le cuesta respirar llame al 911.',
      ],
    ),
  ),
  'preparing-for-a-colonoscopy': preparation(
    ['Preparing for a colonoscopy', 'Prepararse para una colonoscopia'],
    [
      'Follow the plan your clinic gave you with the medicine; this sheet only says what to expect.',
      'Siga el plan que su clínica le dio con el medicamento; esta hoja solo dice qué esperar.',
    ],
    know(
      ['Before', 'Antes'],
      ['Ask which of your medicines to pause.', 'Pregunte cuáles de sus medicamentos suspender.'],
      ['Plan a day near a bathroom.', 'Planee un día cerca de un baño.'],
      ['Arrange a ride: you may not drive afterwards.', 'Consiga quien le lleve: después no podrá manejar.'],
    ),
    know(
      ['Afterwards', 'Después'],
      ['You will rest for about an hour with us.', 'Descansará más o menos una hora con nosotros.'],
      ['Call us about strong pain, fever or bleeding.', 'Llámenos si tiene dolor fuerte, fiebre o sangrado.'],
    ),
  ),
  'visitor-guide': guide(
    ['Visitor guide', 'Guía para visitantes'],
    ['A visit helps people heal. Thank you for coming.', 'Una visita ayuda a sanar. Gracias por venir.'],
    know(
      ['Before you come', 'Antes de venir'],
      ['Stay home with a cough, a fever or a rash.', 'Quédese en casa si tiene tos, fiebre o sarpullido.'],
      ['Ask the unit about its visiting hours.', 'Pregunte a la unidad por su horario de visitas.'],
    ),
    know(
      ['In the room', 'En la habitación'],
      ['Clean your hands when you come in and when you leave.', 'Lávese las manos al entrar y al salir.'],
      ['Two visitors at a time leave room to rest.', 'Dos visitantes a la vez dejan espacio para descansar.'],
      [
        'Ask the nurse before you bring food or flowers.',
        'Pregunte a la enfermera antes de traer comida o flores.',
      ],
    ),
  ),
  'parking-and-directions': guide(
    ['Parking and directions', 'Estacionamiento y cómo llegar'],
    [
      'Each location has its own page on our site with a map and the way in.',
      'Cada centro tiene su página en nuestro sitio, con mapa y entradas.',
    ],
    know(
      ['By car', 'En auto'],
      [
        'Spaces for people with a placard are by the main entrance.',
        'Los lugares para personas con placa están junto a la entrada principal.',
      ],
      [
        'Patients who are unsteady may be dropped off at the door.',
        'Quien camine con dificultad puede bajar en la puerta.',
      ],
    ),
    know(
      ['Without a car', 'Sin auto'],
      ['Ask us about rides your plan may pay for.', 'Pregúntenos por los traslados que su plan puede pagar.'],
      ['Bicycles can be locked near the entrance.', 'Las bicicletas se pueden dejar cerca de la entrada.'],
    ),
  ),
  'patient-rights-and-responsibilities': guide(
    ['Patient rights and responsibilities', 'Derechos y responsabilidades del paciente'],
    [
      'This is a summary. The full text is posted in every waiting room.',
      'Este es un resumen. El texto completo está a la vista en cada sala de espera.',
    ],
    know(
      ['You have the right to', 'Usted tiene derecho a'],
      ['care with respect, whoever you are', 'una atención con respeto, sea quien sea'],
      ['understand your care in your language, at no cost', 'entender su atención en su idioma, sin costo'],
      ['say yes or no to a treatment', 'aceptar o rechazar un tratamiento'],
      ['see your records, and ask who has seen them', 'ver su expediente y preguntar quién lo ha visto'],
      ['complain without fear', 'quejarse sin temor'],
    ),
    know(
      ['We ask you to', 'Le pedimos'],
      ['tell us what we need to know about your health', 'decirnos lo que debemos saber sobre su salud'],
      ['ask when something is not clear', 'preguntar cuando algo no esté claro'],
      ['treat staff and other patients kindly', 'tratar bien al personal y a los demás pacientes'],
    ),
  ),
  'interpreter-services': guide(
    ['Interpreter services', 'Servicios de intérpretes'],
    [
      'Interpreters are free, for every visit and on the phone.',
      'Los intérpretes son gratuitos, en cada cita y por teléfono.',
    ],
    know(
      ['How to ask', 'Cómo pedirlo'],
      ['Say the name of your language when you call.', 'Diga el nombre de su idioma cuando llame.'],
      [
        'Sign language interpreters come to the visit or join by video.',
        'Los intérpretes de señas vienen a la cita o se conectan por video.',
      ],
      ['Children and family do not need to interpret.', 'Los niños y la familia no tienen que interpretar.'],
    ),
    fill(['For your visit', 'Para su cita'], NAME, ['Your language', 'Su idioma'], PHONE),
  ),
  'childbirth-class-list': guide(
    ['Childbirth class list', 'Lista de clases de preparación para el parto'],
    [
      'Days and places change; the calendar on our site has the next ones.',
      'Los días y lugares cambian; el calendario de nuestro sitio tiene los próximos.',
    ],
    know(
      ['Classes', 'Clases'],
      ['Preparing for birth', 'Preparación para el parto'],
      ['Feeding your baby', 'La alimentación de su bebé'],
      ['Caring for a newborn', 'El cuidado del recién nacido'],
      ['For brothers and sisters', 'Para hermanos y hermanas'],
      ['Touring the birth center', 'Recorrido por el centro de maternidad'],
    ),
    fill(
      ['Sign me up', 'Quiero inscribirme'],
      NAME,
      ['Expected date of birth', 'Fecha probable de parto'],
      PHONE,
    ),
  ),
  'consent-to-share-information': form(
    ['Consent to share information', 'Autorización para compartir información'],
    [
      'You may take this consent back in writing at any time.',
      'Puede retirar esta autorización por escrito en cualquier momento.',
    ],
    fill(PATIENT, NAME, BORN),
    fill(
      ['We may talk with', 'Podemos hablar con'],
      NAME,
      PHONE,
      ['About what', 'Sobre qué'],
      ['Until which date', 'Hasta qué fecha'],
    ),
    fill(SIGN, SIGNATURE, DATE),
    toOffice('Medical Records'),
  ),
  'school-physical-form': form(
    ['School physical form', 'Formulario de examen físico escolar'],
    [
      'For school and sports. The clinic fills in the second part.',
      'Para la escuela y el deporte. La clínica llena la segunda parte.',
    ],
    fill(['Student', 'Estudiante'], NAME, BORN, ['School and grade', 'Escuela y grado']),
    fill(
      ['For the clinic', 'Para la clínica'],
      ['Height and weight', 'Estatura y peso'],
      ['Eyes and ears', 'Vista y oído'],
      ['May take part in', 'Puede participar en'],
      ['Vaccines still due', 'Vacunas pendientes'],
    ),
    fill(SIGN, SIGNATURE, DATE),
  ),
  'sleep-diary': diary(
    ['Sleep diary', 'Diario de sueño'],
    ['Write it down in the morning; a guess is fine.', 'Anótelo por la mañana; un cálculo aproximado basta.'],
    [
      ['In bed at, asleep at', 'Me acosté a las, me dormí a las'],
      ['Awake at night', 'Tiempo sin dormir en la noche'],
      ['Up at', 'Me levanté a las'],
    ],
  ),
  'blood-pressure-log': diary(
    ['Blood pressure log', 'Registro de presión arterial'],
    [
      'Sit quietly for five minutes first. Measure at the same time each day.',
      'Primero siéntese y descanse cinco minutos. Mida a la misma hora cada día.',
    ],
    [
      ['Morning: upper, lower, pulse', 'Mañana: alta, baja, pulso'],
      ['Evening: upper, lower, pulse', 'Noche: alta, baja, pulso'],
    ],
  ),
  'food-and-symptom-diary': diary(
    ['Food and symptom diary', 'Diario de alimentos y síntomas'],
    ['Write what you ate and how you felt, and when.', 'Escriba qué comió, cómo se sintió y a qué hora.'],
    [
      ['Meals and drinks', 'Comidas y bebidas'],
      ['How you felt', 'Cómo se sintió'],
    ],
  ),
  'caregiver-guide': guide(
    ['Caregiver guide', 'Guía para cuidadores'],
    ['For those who care for somebody at home.', 'Para quienes cuidan a alguien en casa.'],
    know(
      ['For the person you care for', 'Para la persona que cuida'],
      [
        'Keep one list of medicines and bring it to every visit.',
        'Tenga una sola lista de medicamentos y tráigala a cada cita.',
      ],
      ['Write questions down as they come.', 'Anote las preguntas cuando surjan.'],
      ['Know whom to call at night.', 'Sepa a quién llamar de noche.'],
    ),
    know(
      ['For you', 'Para usted'],
      ['Accept help with one thing this week.', 'Acepte ayuda con una cosa esta semana.'],
      ['Keep your own visits.', 'No deje sus propias citas.'],
      [
        'If it is too much, tell us. You can call or text 988 at any hour.',
        'Si es demasiado, díganos. A cualquier hora puede llamar al 988 y oprimir 2, o enviar AYUDA al 988.',
      ],
    ),
  ),
  'plan-claim-form': planForm(
    ['Claim form', 'Formulario de reclamación'],
    [
      'For care or medicine that you paid for yourself, outside the network or on a trip. Send it with the bill and the proof of payment.',
      'Para atención o medicamentos que usted mismo pagó, fuera de la red o de viaje. Envíelo con la factura y el comprobante de pago.',
    ],
    fill(MEMBER, NAME, BORN, MEMBER_NUMBER, PHONE),
    fill(
      ['The care you paid for', 'La atención que pagó'],
      ['Who was treated', 'Quién recibió la atención'],
      ['Date of the care', 'Fecha de la atención'],
      [
        'Name and address of the doctor, hospital or pharmacy',
        'Nombre y dirección del médico, hospital o farmacia',
      ],
      ['What was done, and why', 'Qué se hizo y por qué'],
      ['Amount you paid, and in which currency', 'Cantidad que pagó y en qué moneda'],
    ),
    know(
      ['Add to it', 'Agregue'],
      ['The bill that names each service', 'La factura que nombra cada servicio'],
      ['Proof that you paid', 'El comprobante de pago'],
    ),
    fill(SIGN, SIGNATURE, DATE),
    TO_PLAN,
  ),
  'plan-permission-to-speak': planForm(
    ['Permission to speak for me', 'Permiso para hablar por mí'],
    [
      'With this sheet we may talk about your plan with the person you name. You can take it back in writing at any time.',
      'Con esta hoja podemos hablar de su plan con la persona que usted nombre. Puede retirarla por escrito en cualquier momento.',
    ],
    fill(MEMBER, NAME, BORN, MEMBER_NUMBER),
    fill(
      ['You may talk with', 'Pueden hablar con'],
      NAME,
      ['Who this person is to you', 'Parentesco o relación'],
      PHONE,
      [
        'About what: everything, bills, one illness or one decision',
        'Sobre qué: todo, facturas, una enfermedad o una decisión',
      ],
      ['Until which date', 'Hasta qué fecha'],
    ),
    fill(SIGN, SIGNATURE, DATE),
    TO_PLAN,
  ),
  'plan-grievance-or-appeal': planForm(
    ['Grievance or appeal form', 'Formulario de queja o apelación'],
    [
      'You do not need this form: a call to 916-555-0118 counts as much. If your health cannot wait, call.',
      'No necesita este formulario: una llamada al 916-555-0118 vale lo mismo. Si su salud no puede esperar, llame.',
    ],
    fill(MEMBER, NAME, BORN, MEMBER_NUMBER, PHONE),
    fill(
      ['What happened', 'Qué pasó'],
      ['When, where and with whom', 'Cuándo, dónde y con quién'],
      [
        'What went wrong, or which decision you disagree with',
        'Qué salió mal o con qué decisión no está de acuerdo',
      ],
      ['What you would like us to do', 'Qué le gustaría que hagamos'],
    ),
    know(
      ['What happens then', 'Qué sigue'],
      ['Within five days we tell you that we have it.', 'En cinco días le avisamos que la recibimos.'],
      [
        'Within 30 days you have our answer in writing, within 72 hours when your health cannot wait.',
        'En 30 días tiene nuestra respuesta por escrito; en 72 horas, cuando su salud no puede esperar.',
      ],
      [
        'The California Department of Managed Health Care helps for free at 1-888-466-2219.',
        'El Departamento de Atención Médica Administrada de California ayuda gratis en el 1-888-466-2219.',
      ],
    ),
    fill(SIGN, SIGNATURE, DATE),
    TO_PLAN,
  ),
  'plan-keep-my-doctor': planForm(
    ['Request to keep my doctor', 'Solicitud para conservar a mi médico'],
    [
      'For members in the middle of care whose doctor is not, or no longer, in the network.',
      'Para miembros en tratamiento cuyo médico no está, o ya no está, en la red.',
    ],
    fill(MEMBER, NAME, BORN, MEMBER_NUMBER, PHONE),
    fill(
      ['The doctor', 'El médico'],
      NAME,
      PHONE,
      ['What you are treated for, and since when', 'Qué le están tratando y desde cuándo'],
      ['Date of your next visit or surgery', 'Fecha de su próxima consulta o cirugía'],
    ),
    fill(SIGN, SIGNATURE, DATE),
    TO_PLAN,
  ),
};

/** The names of the forms that the hospitals, or the plan, hand out: of one kind, or all of them. */
export const formsOf = (
  of: DemoForm['of'],
  kind?: DemoForm['kind'],
): (readonly [name: string, form: DemoForm])[] =>
  Object.entries(DEMO_FORMS).filter(([, form]) => form.of === of && (!kind || form.kind === kind));
