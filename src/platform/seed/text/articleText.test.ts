import { both } from '../bilingual.ts';
import { createRandom } from '../random.ts';
import type { Named, Specialty, Topic } from '../World.ts';
import { articleText, articleTitle } from './articleText.ts';

const group = { id: 'g', name: both('Conditions', 'Condiciones') } as Named;
const topic = (kind: Topic['kind'], subject: Topic['subject'], area: Topic['name']): Topic => {
  const parent = { id: 't1', name: area, kind: 'wellness', subject: area, group } as Topic;
  return { id: 't2', name: subject, kind, subject, group, parent };
};
const heart = both('Heart and Blood Vessels', 'Corazón y Vasos Sanguíneos');
/** Nobody has written of it alone. */
const murmur = both('Cold heart', 'Corazón frío');
const cardiology = { plural: both('Cardiologists', 'Cardiólogos') } as Specialty;
const text = (one: Topic, specialties: Specialty[] = []) => articleText(createRandom('x'), one, specialties);

describe('articleText', () => {
  it.each(['condition', 'living'] as const)(
    'of a %s says who sees it, what to ask and when not to wait',
    (kind) => {
      const { summary, body } = text(topic(kind, murmur, heart), [cardiology]);
      expect(summary.en).toContain('Cold heart: ');
      expect(body.en).toContain('For this you would see cardiologists.');
      expect(body.es).toContain('De esto se encargan cardiólogos.');
      expect(body.en).toMatch(/<h2>When not to wait<\/h2><p>Call 911 for pressure or pain in the chest/);
      expect(body.es).toMatch(/<h2>Cuándo no esperar<\/h2><p>Llame al 911 si siente presión/);
      expect(body.en.match(/<li>/g)).toHaveLength(3);
    },
  );

  it('says of nobody that they see it where no specialty does', () => {
    const { body } = text(topic('living', murmur, heart));
    expect(body.en).not.toMatch(/you would see|Who can help/);
  });

  it('of what is no condition gives three steps of its area, and whom to ask first', () => {
    const noise = topic(
      'wellness',
      both('Less noise', 'Menos ruido'),
      both('Food and Nutrition', 'Alimentación'),
    );
    expect(articleTitle(noise).en).toMatch(/^Less noise[:,] /);
    expect(articleTitle(noise).es).toMatch(/^Menos ruido[:,] /);
    expect(articleTitle(noise)).toEqual(articleTitle({ ...noise }));
    expect(text(noise).body.en).toContain('Fill half of the plate with vegetables or fruit');
    expect(text(noise).body.en).toMatch(/When to ask us first<\/h2><p>If you have a health condition/);
  });

  it('says of a topic what is said of it alone, and where to read more', () => {
    const subject = both('Varicose veins', 'Várices');
    const told = text(topic('condition', subject, heart));
    expect(told.summary.en).toMatch(/^Varicose veins are wide, twisted veins/);
    expect(told.body.en).toContain('<li>Do I need an ultrasound of the veins?</li>');
    expect(told.body.es).toContain(
      '<a href="https://medlineplus.gov/spanish/varicoseveins.html">MedlinePlus sobre várices</a>',
    );
    expect(text(topic('living', subject, heart)).summary.es).toMatch(/^Mueva los pies/);
    // Its own sign of danger, not one of the heart, and no weighing in the morning.
    for (const kind of ['condition', 'living'] as const) {
      const { body } = text(topic(kind, subject, heart));
      expect(body.en).toMatch(
        /When not to wait<\/h2><p>Call 911 for sudden trouble breathing.*a vein bleeds/,
      );
      expect(body.en).not.toMatch(/weight in the morning|Which of my numbers/);
    }
    const valve = text(topic('living', both('Heart valve disease', 'Valvulopatía'), heart)).body.en;
    expect(valve).toContain('<p>A notebook or a phone is enough to keep track: weight in the morning');
    expect(valve).toContain('<li>How much may I do now: stairs, lifting, sports, travel?</li>');
  });

  it('leads to the public library of medicine, also from what is about no condition', () => {
    const vasectomy = topic(
      'wellness',
      both('Vasectomy questions', 'Preguntas sobre la vasectomía'),
      both('Men’s Health', 'Salud del Hombre'),
    );
    expect(text(vasectomy).body.en).toContain(
      '<a href="https://medlineplus.gov/vasectomy.html">MedlinePlus</a>',
    );
    expect(text(topic('wellness', murmur, heart)).body.es).toContain(
      '<a href="https://medlineplus.gov/spanish/heartdiseases.html">MedlinePlus</a>',
    );
  });

  it('keeps what may harm in every topic of an area, also where a topic has words of its own', () => {
    const swimming = text(
      topic('wellness', both('Swimming', 'Natación'), both('Movement and Fitness', 'Movimiento')),
    );
    expect(swimming.summary.en).toMatch(/^Water carries your weight/);
    expect(swimming.body.en).toMatch(/When to ask us first<\/h2><p>Check with your care team first/);
    const helmets = text(topic('wellness', both('Bike helmets', 'Cascos'), both('Prevention', 'Prevención')));
    expect(helmets.body.en).not.toContain('When to ask us first');
    expect(helmets.body.es).toContain('Cambie el casco después de un golpe');
  });

  it('writes Spanish titles with one capital', () => {
    const area = both('Getting Care', 'Recibir Atención');
    const { parent } = topic('wellness', area, area);
    expect(articleTitle(parent!).es).toMatch(/^Recibir atención[:,] /);
    expect(text(parent!).summary.es).toBe('Adónde ir, qué llevar y cómo darse a entender.');
  });

  it('refuses an area nobody has written for, and a condition where an area has none', () => {
    expect(() => text(topic('wellness', murmur, both('Space', 'Espacio')))).toThrow(/nothing for Space/);
    expect(() => text(topic('condition', murmur, both('Teens', 'Adolescentes')))).toThrow(
      /Teens has no words for Cold heart/,
    );
  });
});
