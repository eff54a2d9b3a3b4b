import { inSpanish } from './inSpanish.ts';

it.each([
  ['There is no such page.', 'No existe esa página.'],
  ['There is a page at /about-us already.', 'Ya hay una página en /about-us.'],
  [
    'You may not change texts of "Home" in es.',
    'Su cuenta no permite cambiar los textos de “Home” en español.',
  ],
  [
    '"Visiting us" needs approval in es. Nobody has approved it yet.',
    '“Visiting us” necesita aprobación en español. Nadie la ha aprobado todavía.',
  ],
  ['"Image": Not a image', '"Image": No es una imagen'],
  [
    'text: write something; owner: there is no such person',
    'text: escriba algo; responsable: no existe esa persona',
  ],
  [
    'There is no place "left" in the page. "Promo" is no component of this site.',
    'No hay ningún lugar “left” en la página. “Promo” no es un componente de este sitio.',
  ],
  [
    '"Footer" may not stand in "Column 2" of "Columns". It may stand in "Footer", "Main".',
    '“Pie” no puede estar en “Columna 2” de “Columns”. Puede estar en “Pie de página”, “Parte principal”.',
  ],
  [
    '"Card" may not stand in "Main" of the page. It is not placed by editors.',
    '“Card” no puede estar en “Parte principal” de la página. No lo colocan los editores.',
  ],
  [
    '"Header logo" of "Header" takes at most 1, and 2 stand there.',
    '“Logotipo del encabezado” de “Header” admite como máximo 1, y hay 2.',
  ],
  ['Below "/news" no page may stand.', 'Debajo de "/news" no puede haber páginas.'],
  ['A password has at least 15 characters.', 'Una contraseña tiene al menos 15 caracteres.'],
  [
    "doctors.csv, line 4: names the column 'npi' twice",
    'doctors.csv, línea 4: nombra dos veces la columna “npi”',
  ],
  ['doctors.csv: is empty', 'doctors.csv: está vacío'],
])('says “%s” in Spanish', (english, spanish) => {
  expect(inSpanish(english, { Footer: 'Pie' })).toBe(spanish);
});

it.each([
  '',
  'A sentence of another version: of this and that.',
  'Care of children',
  'https://a.example/b; c',
])('leaves “%s” as it is', (text) => expect(inSpanish(text)).toBe(text));

it('takes no text of the site for a sentence', () => {
  expect(inSpanish('There is a page at /nothing and 4 more already.')).toBe(
    'Ya hay una página en /nothing and 4 more.',
  );
});
