import { localizedLinks } from './localizedLinks.ts';

it.each([
  ['<a href="/visitors">Visits</a>', '<a href="/es/visitors">Visits</a>'],
  ['<a title="Go" href="/a?b=1&amp;c#d">A</a>', '<a title="Go" href="/es/a?b=1&amp;c#d">A</a>'],
  ['<a href="/es/visitors">Visitas</a>', '<a href="/es/visitors">Visitas</a>'],
  ['<a href="/-/media/map.pdf">Map</a>', '<a href="/-/media/map.pdf">Map</a>'],
  ['<a href="//other.example">Other</a>', '<a href="//other.example">Other</a>'],
  ['<a href="tel:+15105550120">Call</a>', '<a href="tel:+15105550120">Call</a>'],
  ['<img src="/a.png"> href="/a"', '<img src="/a.png"> href="/a"'],
])('links in text lead to pages in the language of the page: %s', (html, spanish) => {
  expect(localizedLinks(html, 'es')).toBe(spanish);
  expect(localizedLinks(html, 'en')).toBe(html);
});
