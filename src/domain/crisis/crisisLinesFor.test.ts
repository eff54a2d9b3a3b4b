import { CRISIS_LINES } from './crisisLines.ts';
import { crisisLinesFor } from './crisisLinesFor.ts';
import { CRISIS_RULES } from './crisisRules.ts';

describe('crisisLinesFor', () => {
  it.each([
    ...[
      'suicide',
      'suicidal',
      'Suicidal thoughts',
      'sucide',
      'suiside',
      'suicde',
      'sucidal',
      'suicied',
      'suicide prevention research',
    ],
    ...[
      'kill myself',
      'I want to die',
      'i wanna die',
      "don't want to live",
      'self-harm',
      'self harm',
      'cutting myself',
      'end my life',
    ],
    ...['suicidio', 'ideación suicida', 'quiero morir', 'quiero matarme', 'no quiero vivir', 'autolesión'],
    ...[
      'me quiero matar',
      'Me voy a suicidar',
      'ya no quiero vivir',
      'tengo ganas de morir',
      'me corto los brazos',
    ],
    ...['want to disappear', "can't go on living", 'they are better off without me'],
    ...[
      'tired of living',
      'thinking about ending my life',
      'ya estoy cansada de vivir',
      'no tengo ganas de vivir',
    ],
  ])('%s: the lifeline first, then 911', (words) => {
    expect(crisisLinesFor(words)).toEqual(['lifeline', 'emergency']);
  });

  it.each([
    ...[
      'my son says he wants to kill himself',
      'nobody would miss me',
      'go to sleep and never wake up',
      'kms',
    ],
    ...['mi hijo se quiere matar', 'mi vida no tiene sentido', 'ya me canse de vivir', 'suisidio'],
  ])('%s, told in other words: the lifeline first', (words) => {
    expect(crisisLinesFor(words)).toEqual(['lifeline', 'emergency']);
  });

  it.each([
    ...['i want to hurt my baby', 'scared i will hurt my baby', 'thoughts of harming my newborn'],
    ...[
      'afraid ill hurt someone',
      'i want to kill somebody',
      'homicidal thoughts',
      'voices telling me to kill',
    ],
    ...[
      'quiero lastimar a mi bebé',
      'tengo miedo de hacerle daño a mi bebé',
      'pienso en hacerle daño a mi hijo',
    ],
    ...[
      'quiero matar a alguien',
      'voces que me dicen que me mate',
      'para qué vivir',
      'mi hijo habla de morirse',
    ],
  ])('%s, of danger to others or to oneself: the lifeline first', (words) => {
    expect(crisisLinesFor(words)).toEqual(['lifeline', 'emergency']);
  });

  it.each([
    ...[
      'feel hopeless',
      'i feel so trapped',
      'im a burden',
      'i am a burden to my family',
      'cant cope anymore',
    ],
    ...[
      'mental breakdown',
      'nobody to talk to',
      'no one cares about me',
      'i hate myself',
      'whats the point anymore',
    ],
    ...[
      'emotional support line',
      'crisis counselor',
      'someone to talk to right now',
      'give up on everything',
    ],
    ...[
      'soy una carga para mi familia',
      'me siento atrapada',
      'perdí la esperanza',
      'ya no puedo más',
      'me odio',
    ],
    ...['no tengo con quien hablar', 'no tengo a nadie', 'nadie me quiere', 'línea de ayuda emocional'],
  ])('%s, of deep distress: the lifeline alone', (words) => {
    expect(crisisLinesFor(words)).toEqual(['lifeline']);
  });

  it.each([
    ...[
      'talk to someone',
      'talk to a person',
      'crying all the time',
      'feel trapped gas',
      'want to kill kids lice',
    ],
    ...['nobody to drive me', 'burden of disease study', 'tylenol might harm my baby', 'coping with cancer'],
    ...[
      'worried i could hurt my baby by taking tylenol',
      'whats the point of a colonoscopy',
      'line for vaccines',
    ],
    ...[
      'hablar con alguien',
      'no tengo a nadie que me lleve',
      'ya no aguanto el dolor de espalda',
      'lloro mucho',
    ],
    'no puedo más con la tos',
  ])('%s: nothing, for it is no crisis by itself', (words) => {
    expect(crisisLinesFor(words)).toEqual([]);
  });

  it.each([
    'snake bite',
    'bitten by a rattlesnake',
    'picadura de alacrán',
    'me mordió una víbora',
    'double dose',
  ])('%s: 911 and poison help', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency', 'poison']);
  });

  it.each([
    'heat stroke',
    'cut my finger off',
    'sudden vision loss',
    'he has a gun',
    'me desmayé',
    'golpe de calor',
  ])('%s: 911 at once', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency']);
  });

  it.each([
    ...['heart atack', 'grandma fell and is not moving', 'mom is confused and cant speak all of a sudden'],
    ...['chest feels like an elephant is sitting on it', 'I cannot breathe', 'he is not breathing', '911'],
    ...[
      'mi papá se está infartando',
      'llamen una ambulancia',
      'mi bebé no respira',
      'se le fue la boca de lado',
    ],
    ...[
      'no puede hablar de repente',
      'dolor fuerte en el pecho que se va al brazo',
      'se me zierra la garganta',
    ],
  ])('%s, told in other words: 911', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency']);
  });

  it.each([
    'overdose',
    'overdosed',
    'over dose',
    'drug overdose',
    'overdoze',
    'sobredosis',
    'poisoning',
    'envenenamiento',
    'narcan',
  ])('%s: 911, poison help and the lifeline', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency', 'poison', 'lifeline']);
  });

  it.each([
    ...[
      'took too many pills',
      'my son swallowed bleach',
      'swallowed a button battery',
      'drank cleaning liquid',
    ],
    ...['she took a bottle of sleeping pills', 'ate all of his tylenol', 'ate a tide pod'],
    ...['tomó muchas pastillas', 'mi hijo tomó cloro', 'se tragó una pila'],
  ])('%s: 911 and poison help', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency', 'poison']);
  });

  it.each([
    ...['he hit me', 'my dad beat me', 'scared of my boyfriend'],
    ...['my boyfriend is hurting me', 'someone keeps hitting me', 'mi novio me está golpeando'],
    ...['mi esposo me golpeó'],
    ...[
      'domestic violence',
      'domestic abuse',
      'child abuse',
      'abuse',
      'my husband hits me',
      'abusive relationship',
    ],
    ...['violencia doméstica', 'violencia de pareja', 'maltrato', 'me pega'],
  ])('%s: 911 and the hotline', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency', 'violence']);
  });

  it.each([
    ...['chest pain', 'heart attack', "can't breathe", 'signs of a stroke', 'stroke symptoms'],
    ...['dolor de pecho', 'dolor en el pecho', 'no puedo respirar', 'derrame cerebral', 'infarto'],
    ...["bleeding won't stop", 'stopped breathing', "won't wake up", 'lips turning blue', 'my chest hurts'],
    ...['slurred speech', 'sudden weakness on one side', 'throat is closing', 'anaphylaxis', 'he passed out'],
    ...['me duele el pecho', 'no para de sangrar', 'mi papá no responde', 'se está ahogando', 'cara caída'],
    ...['my kid ate a peanut and his face is swelling', 'lips are swelling', 'se le hincha la cara'],
    ...['numbness one side of face', 'left side of my face is drooping', 'weakness right side'],
    ...['se me durmió la cara', 'tiene la boca chueca', 'no siento un lado del cuerpo'],
    ...['stroke', 'a stroke', 'mini stroke', 'derrame', 'un derrame'],
    ...[
      'emergency',
      'Medical emergency',
      'emergency room near me',
      'ER',
      'er in san jose',
      'emergencies 94110',
    ],
    ...[
      'nearest ER open now',
      'I need to go to the emergency room',
      'this is an emergency',
      'ambulance',
      'emergancy',
    ],
    ...['emergency number', 'emergency department', 'how to call an ambulance', 'hospital emergency room'],
    ...[
      'emergencia',
      'emergencias',
      'es una emergencia',
      'emergencia médica',
      'ambulancia',
      'sala de urgencias',
    ],
    ...['urgencias', 'urgencia', 'hurgencias', 'urgencias cerca de mí', 'urgencias en san francisco'],
    ...[
      '¿dónde está la sala de emergencias más cercana?',
      'tengo una emergencia',
      'emergensia',
      'urgencias 95608',
    ],
    ...['le dio un derrame', 'se desmayó', 'tiene los labios azules', 'se le hincha la lengua'],
  ])('%s: 911', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency']);
  });

  it.each([
    ...[
      'i was raped',
      'sexual assault help',
      'rape kit',
      'he forced me to have sex',
      'date rape',
      'my uncle molested me',
    ],
    ...['me violaron', 'fui violada', 'agresión sexual', 'violación', 'me tomaron a la fuerza'],
  ])('%s: 911 and the hotline for sexual assault', (words) => {
    expect(crisisLinesFor(words).slice(0, 2)).toEqual(['emergency', 'assault']);
  });

  it.each([
    ...[
      'newborn fever',
      'my 6 week old has a 100.6 fever',
      '2 month old fever',
      'fever in newborn',
      'baby has fever',
    ],
    ...[
      'fiebre en bebé de 2 meses',
      'mi bebé de 1 mes tiene calentura',
      'recién nacido con fiebre',
      'bebé con fiebre',
    ],
    ...[
      'fever of 105',
      '104 degree fever',
      'mi niño tiene 104 de fiebre',
      'temperatura de 41',
      'fiebre de 40',
    ],
    ...[
      'bleeding while pregnant',
      'pregnant and bleeding',
      '20 weeks pregnant heavy bleeding',
      'sangrado embarazo',
    ],
    ...['estoy embarazada y me baja sangre', 'estoy embarazada y estoy sangrando', 'se me rompió la fuente'],
    ...['my water broke', 'giving birth now', 'baby is coming', 'ya viene el bebé'],
    ...[
      'my mother fell and hit her head on blood thinners',
      'on eliquis and hit my head',
      'fell taking warfarin',
    ],
    ...['me caí y tomo anticoagulantes', 'toma warfarina y se pegó en la cabeza'],
    ...[
      'swollen ankles and short of breath',
      'short of breath lying down',
      'se me adormeció un lado',
      'no siento el brazo',
    ],
    ...[
      'seizure',
      'convulsión',
      'finger cut off',
      'baby stopped kicking',
      'bleach in my eye',
      'no pulse',
      'snakebite',
    ],
    ...[
      'testicular torsion',
      'severe allergic reaction',
      'asthma attack inhaler not working',
      'stabbed in the stomach',
    ],
    ...[
      'se le torció la boca',
      'reacción alérgica grave',
      'ya no siento a mi bebé',
      'me cayó cloro en el ojo',
    ],
    ...[
      'se quemó con agua hirviendo',
      'se ahogó en la alberca',
      'no tiene pulso',
      'el er mas cercano',
      'er wait times',
    ],
  ])('%s cannot wait: 911', (words) => {
    expect(crisisLinesFor(words)).toEqual(['emergency']);
  });

  it.each([
    ...[
      '',
      'cardiology',
      'stroke rehabilitation',
      'poison ivy',
      'poison oak rash',
      'substance abuse',
      'alcohol abuse counseling',
    ],
    ...[
      'abuso de sustancias',
      'suciedad',
      'sucedio',
      'diet',
      'dietitian',
      'suite 200',
      'pay my bill',
      'skilled nursing',
    ],
    ...[
      'grape allergy',
      'rapid test',
      "can't breathe through my nose",
      'no puedo respirar por la nariz',
      'my knee is hurting me',
      'numbness left side of foot',
      'me está pegando la gripe',
      'bleeding gums',
      'bleeding disorder clinic',
      'wake up clinic',
      'sleeping pills',
    ],
    ...[
      'violación de la privacidad',
      'violación de datos',
      'corte de pelo',
      'me corto el pelo',
      'garganta irritada',
    ],
    ...[
      'vitamin pills',
      'took a test',
      'ate breakfast',
      'tomó la vacuna',
      'one side of the building',
      'lip filler',
    ],
    ...[
      'blood pressure 120 over 80',
      'kill toenail fungus',
      'dead tooth',
      'die cut shapes',
      'life insurance',
      'life after stroke',
      'heart healthy recipes',
      'do you take blue cross',
      'back surgery',
      'shot records',
      'flu shots',
      'where do i get a shot',
      'birth control shot',
      'left arm pain',
      'arm numb when i sleep',
      'hit my knee',
      'beat cancer stories',
      'hurting knee',
      "can't stop coughing",
      'cant stop eating',
      'trouble sleeping',
      'trouble swallowing pills',
      'swallow test',
      'pill for high blood pressure',
      'my baby wont sleep',
      'my baby wont eat',
      'stopped taking metformin',
      'child psychologist',
      'hitting a plateau on weight loss',
      'breath test for h pylori',
      'bad breath',
      'hold my breath test',
      'reduce heart attack risk',
      'reduce fever in babies class',
      'low grade fever',
      'examen de sangre embarazo',
      'azúcar en la sangre embarazo',
      'donar sangre embarazada',
      'toca a mi hija la vacuna',
      'doctor que trata de personas con diabetes',
      'mi esposo me pega la gripe',
      'ácido hialurónico ojos',
      'caída del cabello anticoagulantes',
      'cuándo va a nacer mi bebé calculadora',
      'medicina que no era de mi plan',
      'hyaluronic acid eye drops',
      'acid reflux and dry eyes',
      'need cpr certification',
      'first seizure clinic',
      'giving birth at home with midwife',
      'head and neck surgery warfarin',
      'fall flu shot on coumadin',
      'face to face visit number',
      'hair turning gray',
      'womens shelter donations',
      'choking hazard toys list',
      'fever in adults',
      'my toddler has a fever of 101',
      'hay fever',
      'valley fever',
      'how to take a baby temperature',
      'newborn screening',
      'baby shower class',
      'pregnancy blood test',
      'bleeding gums while pregnant',
      'sangrado de encías en el embarazo',
      'blood type in pregnancy',
      'blood thinners',
      'do i need blood thinners before surgery',
      'anticoagulantes',
      'seizure clinic',
      'epilepsy and seizures',
      'shortness of breath',
      'swollen ankles',
      'tobillos hinchados',
      'se me adormece la mano',
      'fiebre amarilla vacuna',
      'water birth',
      'rapeseed oil allergy',
      'emergency medicine',
      'emergency medicine doctor',
      'emergency physician',
      'emergency contact',
      'emergency contraception',
      'emergency preparedness class',
      'emergency room bill',
      'emergency room cost',
      'emergency dentist',
      'dental emergency',
      'emergency room nurse jobs',
      'ambulance bill',
      'ambulatory surgery',
      'ambulatory care',
      'er doctor jobs',
      'er visit copay',
      'urgent care',
      'urgent care or emergency room',
      'urgency',
      'urinary urgency',
      'atención de urgencia',
      'clínica de urgencias',
      'medicina de emergencia',
      'médico de urgencias',
      'anticonceptivo de emergencia',
      'contacto de emergencia',
      'factura de ambulancia',
      'centro de cirugía ambulatoria',
      'blue light therapy',
      'purple rash',
      'gray hair',
      'pain after eating',
      'end of life care',
      'living will',
      'hospice',
      'cut my finger needs stitches',
      'i cut myself shaving',
      'hurt myself at the gym',
      'feel tired of taking pills',
      'tired of my job',
      'done with chemo',
      'giving up smoking',
      'give up drinking',
      'sick of coughing',
      'attack of gout',
      'asthma attack',
      'panic attack',
      'anxiety attack',
      'gallbladder attack',
      'my ex wants visitation',
      'touch up',
      'he has a cough',
      'she hurts her ankle',
      'husband hurt his back',
      'my husband snores',
      'drop foot',
      'face cream',
      'skin tightening',
      'heart murmur',
      'chest freezer',
      'child weight',
      'weight loss',
      'heavy period',
      'presion arterial',
      'presion alta',
      'me duele el pecho cuando doy pecho',
      'pechos grandes',
      'cancer de pecho',
      'leche de pecho',
      'falta de hierro',
      'falta de apetito',
      'no responde el telefono',
      'no responden mis mensajes',
      'dejar de fumar',
      'no puedo dejar de comer',
      'me pegue en el dedo',
      'me golpee la rodilla',
      'me corte un dedo',
      'me corto las uñas',
      'terapia de pareja',
      'pareja infertil',
      'mi pareja y yo queremos un bebe',
      'mi esposo ronca',
      'mi mama necesita doctor',
      'miedo a volar',
      'miedo al dentista',
      'vida saludable',
      'seguro de vida',
      'cuidado al final de la vida',
      'morado en la pierna',
      'moretones',
      'ojos azules',
      'cruz azul',
      'medicina para la presion',
      'tomo medicina para la tiroides',
      'mi hijo tomo tylenol y sigue con fiebre',
      'my son took tylenol and still has a fever',
      'perdida de peso',
      'perdida de sangre en la orina analisis',
      'tos seca',
      'ataque de nervios',
      'boca seca',
      'cara con granos',
      'un lado de la espalda',
      'lado derecho del estomago duele',
      'left side pain',
      'right side of my belly hurts',
      'numb toes',
      'weak knees',
      'weak legs old age',
      'my dad died last year',
      'cita para mañana temprano despertar',
      'me despierto en la noche',
      'no me despierto cansado',
      'me falta una vacuna',
      'medicine refill',
      'how many pills of tylenol a day',
      'two pills a day',
    ],
    ...[
      'heart attack prevention class',
      'prevenir un infarto',
      'recovery after a heart attack',
      'fear of choking',
    ],
    ...['breast surgery', 'chest x-ray', 'Dr. Suid', 'pegamento', 'hip pain', 'embarazo', 'dosis de vacuna'],
  ])('%s: nothing', (words) => {
    expect(crisisLinesFor(words)).toEqual([]);
  });

  it('takes no long time over long or hostile words', () => {
    const started = performance.now();
    for (const words of ['su'.repeat(4000), 'suiiiiiii'.repeat(900), 'i want to '.repeat(900)])
      crisisLinesFor(words);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('no rule has a letter whose sound what follows in a group would change', () => {
    const parts = CRISIS_RULES.flatMap(({ said, unless = [] }) => [...said, ...unless]);
    expect(parts.filter((part) => /c\((?:\?:)?(?:\w*\|)*[ei]/.test(part))).toEqual([]);
    expect(parts.filter((part) => /([a-z])\((?:\?:)?(?:\w*\|)*\1/.test(part))).toEqual([]);
  });

  it('numbers are numbers', () => {
    for (const { call } of Object.values(CRISIS_LINES)) expect(call).toMatch(/^(911|988|1-800-\d{3}-\d{4})$/);
  });
});
