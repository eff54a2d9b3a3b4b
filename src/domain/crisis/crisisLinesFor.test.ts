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
