import { CRISIS_LINES } from './crisisLines.ts';
import { crisisLinesFor } from './crisisLinesFor.ts';

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
    ...['i was raped', 'sexual assault help', 'he hit me', 'my dad beat me', 'scared of my boyfriend'],
    ...['my boyfriend is hurting me', 'someone keeps hitting me', 'mi novio me está golpeando'],
    ...['me violaron', 'fui violada', 'agresión sexual', 'mi esposo me golpeó', 'violación'],
    ...[
      'domestic violence',
      'domestic abuse',
      'child abuse',
      'abuse',
      'my husband hits me',
      'abusive relationship',
    ],
    ...['violencia doméstica', 'violencia de pareja', 'maltrato', 'me pega', 'abuso sexual'],
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
    ...['le dio un derrame', 'se desmayó', 'tiene los labios azules', 'se le hincha la lengua'],
  ])('%s: 911', (words) => {
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

  it('numbers are numbers', () => {
    for (const { call } of Object.values(CRISIS_LINES)) expect(call).toMatch(/^(911|988|1-800-\d{3}-\d{4})$/);
  });
});
