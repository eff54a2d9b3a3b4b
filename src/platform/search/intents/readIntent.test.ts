import { intentsInEnglish } from './intents.en.ts';
import { intentsInSpanish } from './intents.es.ts';
import { intentsIn, readGrammar } from './readIntent.ts';

const nothingElse = { isWord: () => false };
const first = (text: string, language: 'en' | 'es' = 'en') => intentsIn(text, language, nothingElse)[0];

it.each([
  ['pay my bill', 'billing and payment'],
  ['how can I make a payment on my account', 'billing and payment'],
  ['help paying my bill', 'financial help'],
  ['how much does a hip replacement cost', 'prices and estimates'],
  ['do you take my insurance?', 'insurance we take'],
  ['send my records to another hospital', 'medical records'],
  ['nursing jobs', 'careers'],
  ['lost my id card', 'your member id card'],
  ['file complaint', 'tell us how it went'],
  ['part time nurse', 'careers'],
  ['get my xray results', 'medical records'],
  ['insurance denied my mri', 'grievances and appeals'],
])('knows what "%s" wants done', (text, name) => {
  expect(first(text)).toBe(name);
});

it.each([
  ['quiero pagar mi recibo', 'facturas y pagos'],
  ['¿cuánto cuesta una cirugía de rodilla?', 'precios y estimaciones'],
  ['copia de mi historia clínica', 'expediente medico'],
  ['bolsa de trabajo', 'empleo'],
  ['¿aceptan mi aseguranza?', 'seguros que aceptamos'],
  ['dónde me estaciono', 'estacionamiento y como llegar'],
  ['cancelar mi turno', 'contactenos'],
  ['trabajo de medio tiempo', 'empleo'],
  ['resultados de mi mamografía', 'expediente medico'],
])('knows what "%s" wants done, in Spanish', (text, name) => {
  expect(first(text, 'es')).toBe(name);
});

it.each([
  'heart rate',
  'giving birth',
  'memory concerns',
  'migraine bill',
  'work injury',
  '"pay my bill"',
  'dr bill tran',
])('leaves "%s" to the search', (text) => {
  expect(intentsIn(text, 'en', nothingElse)).toEqual([]);
});

it('takes a word nobody knows for the word it is nearest to, and no word somebody knows', () => {
  expect(first('medical recrods')).toBe('medical records');
  expect(intentsIn('medical recrods', 'en', { isWord: (word) => word === 'recrods' })).toEqual([]);
});

it('lets the pattern that says most come first, and other words stand beside a star only', () => {
  const grammar = {
    idle: 'my',
    articles: 'the',
    groups: 'a = x, x y\nb = y\nc = z',
    intents: 'One > a\nTwo; Three > a b\nOpen > c *',
  };
  expect(readGrammar(grammar).patterns.map(({ groups, isOpen }) => [groups.join(' '), isOpen])).toEqual([
    ['a', false],
    ['a b', false],
    ['c', true],
  ]);
  expect(() => readGrammar({ ...grammar, intents: 'One > d' })).toThrow('no group d');
});

it.each([
  ['en', 'i need someone to talk to', ['talk therapy', 'mental health']],
  ['en', 'talk to someone', ['talk therapy', 'mental health']],
  ['en', 'talk to a real person', ['contact us']],
  ['es', 'no tengo con quien hablar', ['psicoterapia', 'salud mental']],
  ['es', 'hablar con alguien', ['psicoterapia', 'salud mental']],
  ['es', 'hablar con una persona', ['contactenos']],
] as const)('in a search of everything, in %s, "%s" means nothing else', (language, text, names) => {
  expect(intentsIn(text, language, nothingElse, true)).toEqual(names);
});

it('leads whoever wants to talk to someone about something to who does that', () => {
  expect(intentsIn('talk to someone about my bill', 'en', nothingElse, true)[0]).toBe('billing and payment');
  expect(intentsIn('hablar con alguien de mi factura', 'es', nothingElse, true)[0]).toBe('facturas y pagos');
  expect(intentsIn('talk to someone', 'en', nothingElse)).toContain('contact us');
});

it('has a pattern for every line in both languages', () => {
  for (const grammar of [intentsInEnglish, intentsInSpanish]) {
    expect(
      readGrammar(grammar).patterns.every(({ groups, leads }) => groups.length > 0 && leads.length > 0),
    ).toBe(true);
  }
});
