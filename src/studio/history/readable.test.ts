import { plainText, readable } from './readable.ts';

it.each([
  ['<h2>Hours</h2><p>Open <strong>daily</strong>, 9&ndash;5.</p>', 'Hours\nOpen daily, 9–5.'],
  ['<ul>\n <li>One</li><li>Two &amp; three</li></ul>', '• One\n• Two & three'],
  ['<p>See <a class="x" href="/a?b=1&amp;c">our page</a>.</p>', 'See our page (/a?b=1&c).'],
  ['<p>a<br>b</p><!-- <p>no</p> -->', 'a\nb'],
  ['<table><tr><th>Day</th><td>Mon</td></tr></table>', 'Day | Mon |'],
  ['<p><img src="/x.png" alt="A hill"></p>', '[A hill]'],
  ['<p>1 &lt; 2 and &#60;b&#x3E; &unknown;</p>', '1 < 2 and <b> &unknown;'],
  ['a < b', 'a < b'],
  ['', ''],
])('reads %j as %j', (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

it.each([
  ['Image', '<image src="/media/hill-path.webp" alt="A path" />', 'hill-path.webp\nA path'],
  ['General Link', '<link text="Call &quot;us&quot;" href="tel:1" />', 'Call "us"\ntel:1'],
  ['Datetime', '20260301T080000Z', '2026-03-01'],
  ['Checkbox', '1', '✓'],
  [
    'Single-Line Text',
    '[{"id":"1","label":"Antioch"},{"id":"2","label":"Berkeley"}]',
    '1 Antioch\n2 Berkeley',
  ],
  ['Single-Line Text', '[not json', '[not json'],
  ['Single-Line Text', '[{"id":1}]', '[{"id":1}]'],
  ['Single-Line Text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('shows a %s %j as %j', (type, raw, expected) => {
  expect(readable(type, raw)).toBe(expected);
});
