import { attributionParts, tileAddressProblem } from './MapTiles.ts';

const problem = (url: string) => tileAddressProblem(url, (name) => name === 'localhost');

it.each([
  'https://tiles.example.org/{z}/{x}/{y}.png',
  'https://tiles.example.org/{z}/{x}/{y}{r}.webp?key=a-b',
  'https://tiles.example.org/wmts?layer=a&zoom={z}&row={y}&column={x}',
  '/tiles/{z}/{x}/{y}.png',
  'http://localhost:8080/{z}/{x}/{y}.png',
])('tiles of %s can be drawn', (url) => {
  expect(problem(url)).toBeUndefined();
});

it.each([
  ['https://tiles.example.org/', 'has no {z}, no {x}, no {y}'],
  ['https://tiles.example.org/{z}/{x}.png', 'has no {y}'],
  ['https://{s}.example.org/{z}/{x}/{y}.png', 'has {s};'],
  ['https://tiles.example.org/{z}/{x}/{y}.png?key={key', 'has {key;'],
  ['https://tiles.example.org/{z}/{x}/{-y}.png', 'has no {y}'],
  ['https://tiles.example.org/{z}/{x}/{y}.pbf', 'not of vectors'],
  ['https://tiles.example.org/{z}/{x}/{y}.mvt?key=a', 'not of vectors'],
  ['http://tiles.example.org/{z}/{x}/{y}.png', 'https address'],
  ['https://user:word@tiles.example.org/{z}/{x}/{y}.png', 'https address'],
  ['//tiles.example.org/{z}/{x}/{y}.png', 'https address'],
  ['javascript:alert(1)/{z}/{x}/{y}', 'https address'],
  ['tiles/{z}/{x}/{y}.png', 'https address'],
])('%s cannot: it %s', (url, words) => {
  expect(problem(url)).toContain(words);
});

it.each([
  [
    '© [Open Streets](https://open.example.org/copyright) contributors',
    [
      { text: '© ' },
      { text: 'Open Streets', href: 'https://open.example.org/copyright' },
      { text: ' contributors' },
    ],
  ],
  [
    '[A](https://a.example) [B](https://b.example/c?d=e)',
    [{ text: 'A', href: 'https://a.example' }, { text: ' ' }, { text: 'B', href: 'https://b.example/c?d=e' }],
  ],
  ['© Open Streets', undefined],
  ['© [Open Streets](http://open.example.org)', undefined],
  ['© [Open Streets](javascript:alert(1))', undefined],
  ['<a href="https://open.example.org">Open Streets</a>', undefined],
  ['', undefined],
])('attribution %j', (written, parts) => {
  expect(attributionParts(written)).toEqual(parts);
});
