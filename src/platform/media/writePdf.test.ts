import { DEMO_FORMS } from './demoForms.ts';
import { formFile } from './drawForm.ts';
import { writePdf } from './writePdf.ts';

/** Objects of a file by number, as its own table finds them. */
function objectsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  return places.map((at, index) => {
    expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    return text.slice(at, text.indexOf('endobj', at));
  });
}

const sheet = (blocks: Parameters<typeof writePdf>[0]['blocks']) =>
  writePdf({ title: 'Diario de sueño', language: 'es-US', author: 'A', blocks });

it('says its language and title, and has a structure that follows the page', () => {
  const objects = objectsOf(
    sheet([
      { kind: 'heading', level: 1, text: 'Sueño' },
      { kind: 'text', text: 'Uno (dos) \\ tres' },
      { kind: 'field', label: 'Nombre', name: 'Paciente: Nombre' },
    ]),
  );
  const all = objects.join('\n');
  expect(objects[0]).toMatch(/\/Lang\(es-US\)\/MarkInfo<<\/Marked true>>.*\/DisplayDocTitle true/);
  expect(all).toContain(`/Title<feff${Buffer.from('Diario de sueño', 'utf16le').swap16().toString('hex')}>`);
  expect([...all.matchAll(/\/S\/(\w+)/g)].map(([, tag]) => tag)).toEqual(
    expect.arrayContaining(['Document', 'H1', 'P', 'Form']),
  );
  expect(all).toContain('(Uno \\(dos\\) \\\\ tres) Tj');
  // What is marked on the page is what its structure elements name.
  expect([...all.matchAll(/<<\/MCID (\d+)>> BDC/g)].map(([, number]) => number)).toEqual(['0', '1', '2']);
});

it('a field can be filled in and says its name', () => {
  const all = objectsOf(sheet([{ kind: 'field', label: 'Name', name: 'Patient: Name' }])).join('\n');
  const name = `<feff${Buffer.from('Patient: Name', 'utf16le').swap16().toString('hex')}>`;
  expect(all).toContain(`/FT/Tx/T(field1)/TU${name}`);
  expect(all).toContain(`/S/Form/P 4 0 R/Alt${name}`);
});

it('goes on over pages, each with its own content', () => {
  const long = Array.from({ length: 80 }, (_, index) => ({
    kind: 'text' as const,
    text: `Line ${index} `.repeat(20),
  }));
  const all = objectsOf(sheet(long)).join('\n');
  const pages = all.match(/\/Type\/Page\//g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(all).toContain(`/Count ${pages}/`);
});

it.each(Object.keys(DEMO_FORMS))('%s is a whole file in both languages, the same each time', (name) => {
  for (const file of [name, `${name}-es`]) {
    const bytes = formFile(file);
    expect(bytes?.length).toBeGreaterThan(1500);
    objectsOf(bytes as Buffer);
    expect(formFile(file)).toEqual(bytes);
  }
  expect(formFile(name)).not.toEqual(formFile(`${name}-es`));
});

const signed = Object.entries(DEMO_FORMS).filter(([, { sections }]) =>
  sections.some(({ fields = [] }) => fields.some(([en]) => en === 'Signature')),
);

it.each(signed)('what is signed says where it goes, in both languages: %s', (_, { intro, sections }) => {
  for (const language of [0, 1] as const) {
    const said = [intro, ...sections.flatMap(({ points = [] }) => points)].map((text) => text[language]);
    expect(said.join('\n')).toMatch(/, CA \d{5}|\bbring\b|[Tt]raiga|\bschool\b|\bescuela\b/);
  }
});

it('no sheet is about the demonstration', () => {
  expect(JSON.stringify(DEMO_FORMS)).not.toMatch(/fictional|fictici/i);
});

it.each(['', 'nothing', 'constructor', '__proto__', '-es'])('there is no form %p', (name) => {
  expect(formFile(name)).toBeUndefined();
});
