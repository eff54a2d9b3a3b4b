import { DEMO_FORMS } from './demoForms.ts';
import type { DemoForm } from './demoForms.ts';
import { writePdf } from './writePdf.ts';
import type { PdfBlock } from './writePdf.ts';

type Texts = readonly [en: string, es: string];

const drawn = new Map<string, Buffer>();
const NOTES: Readonly<Record<DemoForm['of'], { author: string; note: Texts }>> = {
  patients: {
    author: 'Meridian Health',
    note: [
      'A sheet of a fictional health network, for demonstration.',
      'Una hoja de una red de salud ficticia, como demostración.',
    ],
  },
  plan: {
    author: 'Meridian Plan',
    note: [
      'A sheet of a fictional health plan, for demonstration.',
      'Una hoja de un plan de salud ficticio, como demostración.',
    ],
  },
};

/**
 * The PDF file of a form of the demo network, by its name without `.pdf` (`sleep-diary`, in Spanish `sleep-diary-es`);
 * undefined when there is none. Made once.
 */
export function formFile(name: string): Buffer | undefined {
  const [, key = '', spanish] = /^(.+?)(-es)?$/.exec(name) ?? [];
  const form = Object.hasOwn(DEMO_FORMS, key) ? DEMO_FORMS[key] : undefined;
  if (!form) return undefined;
  const file = drawn.get(name) ?? drawForm(form, spanish ? 'es' : 'en');
  drawn.set(name, file);
  return file;
}

function drawForm(form: DemoForm, locale: 'en' | 'es'): Buffer {
  const say = ([en, es]: Texts) => (locale === 'es' ? es : en);
  const { author, note } = NOTES[form.of];
  const sections = form.sections.flatMap(({ heading, fields = [], points = [] }): PdfBlock[] => [
    { kind: 'heading', level: 2, text: say(heading) },
    ...points.map((point): PdfBlock => ({ kind: 'text', text: say(point), isItem: true })),
    ...fields.map((field): PdfBlock => ({
      kind: 'field',
      label: say(field),
      name: `${say(heading)}: ${say(field)}`,
    })),
  ]);
  return writePdf({
    title: say(form.title),
    language: locale === 'es' ? 'es-US' : 'en-US',
    author,
    blocks: [
      { kind: 'heading', level: 1, text: say(form.title) },
      { kind: 'text', text: `${author}. ${say(form.intro)}` },
      ...sections,
      // Who keeps a sheet is to know what it is of, but it has more to say first.
      { kind: 'text', text: say(note) },
    ],
  });
}
