import { globSync, readFileSync } from 'node:fs';
import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { editor as en } from '#src/i18n/en/editor.ts';
import { editor as es } from '#src/i18n/es/editor.ts';
import { directoryNames } from '#src/domain/authoring/directoryNames.ts';
import { editorNames } from './editorNames.ts';

const own = { en, es };
const components = catalogue.components as unknown as Record<string, { es?: object; fields: object }>;

/** What stands between the braces of `missing` in the source of a component: the names of fields an editor is told are empty. */
const told = globSync('src/components/**/*.tsx')
  .filter((file) => !/test|testing/.test(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const notes = source.match(/<EditingNote\b[^]*?\/>/g) ?? [];
    // In a list of sections, or handed to what several sections are made of.
    const listed = source.match(/\bfield(?:: |=)['"](?:c_)?[a-z]\w+['"]/gi) ?? [];
    return [...notes, ...listed].flatMap((note) => {
      const missing = /missing=\{([^]*?)\}(?:\s|$)/.exec(note)?.[1] ?? (note.startsWith('field') ? note : '');
      return [...missing.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name!);
    });
  });

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const names: Record<string, string> = { ...editorNames(language), ...own[language] };

  it('every component of the catalogue is called by words, none as code calls it', () => {
    const unnamed = Object.keys(components).filter((name) => {
      const said = names[`editor.component-${name}`];
      return said === undefined || said === '' || (said === name && /[a-z][A-Z]/.test(name));
    });
    expect(unnamed).toEqual([]);
  });

  it('every field of every component, and of the page, is called by words', () => {
    const declared = [catalogue.page, ...Object.values(components)].flatMap(({ fields }) =>
      Object.keys(fields),
    );
    const unnamed = declared.filter(
      (name) => names[`editor.field-${name.replaceAll(' ', '')}`] === undefined,
    );
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('every field a section tells editors is empty is called by words', () => {
    expect(told.length).toBeGreaterThan(100);
    expect([...new Set(told)].filter((name) => names[`editor.field-${name}`] === undefined)).toEqual([]);
  });
});

it('has words for no field of the directory that no section asks for', () => {
  expect(Object.keys(directoryNames).filter((name) => !told.includes(name))).toEqual([]);
});

it('every component has a Spanish name of its own', () => {
  expect(Object.entries(components).flatMap(([name, { es: spanish }]) => (spanish ? [] : [name]))).toEqual(
    [],
  );
  expect(editorNames('es')['editor.component-GlobalAlert']).toBe('Aviso general');
  expect(editorNames('en')['editor.component-GlobalAlert']).toBe('Global alert');
});
