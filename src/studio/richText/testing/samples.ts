/** Rich text in the forms editors and imports leave it. `opaque`: how many of its blocks are kept as they are. */
export interface Sample {
  about: string;
  text: string;
  opaque: number;
}

const one = (about: string, text: string, opaque = 0): Sample => ({ about, text, opaque });

export const SAMPLES: readonly Sample[] = [
  one('a paragraph', '<p>Visiting hours are from 9 to 5.</p>'),
  one(
    'ids and classes',
    '<h2 id="visit" class="h2 mt-4">Visiting</h2>\n<p class="lead">Come by <span class="nowrap">bus 12</span>.</p>',
  ),
  one('text alone', 'Visiting hours are from 9 to 5.'),
  one('text, then a block', 'Before you come\n<ul>\n  <li>Eat nothing</li>\n</ul>\nafter midnight'),
  one('elements without a paragraph', '<strong>Bring</strong> your card and <em>a list</em> of medicines.'),
  one(
    'lists with bare text',
    '<ul>\n\t<li>One</li>\n\t<li><strong>Two</strong> and more </li>\n\t<li></li>\n</ul>',
  ),
  one(
    'nested lists',
    '<ol start="3"><li>Wash<ul><li>hands\n<ol><li>both</li></ol>\n</li></ul></li><li><p>Rest</p></li></ol>',
    0,
  ),
  one('paragraphs in items', '<ul><li><p>One</p><p>more</p></li><li><p>Two</p></li></ul>'),
  one(
    'a table with caption and scopes',
    '<table>\n<caption>Opening hours</caption>\n<thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>\n<tbody>\n<tr><th scope="row">Monday</th><td>9&ndash;5</td></tr>\n<tr><td colspan="2"><p>Closed on <em>holidays</em></p></td></tr>\n</tbody>\n</table>',
  ),
  one('a table without parts', '<table class="wide"><tr><td>1</td><td></td></tr></table>'),
  one(
    'a table with columns declared',
    '<table><colgroup><col /></colgroup><tbody><tr><td>1</td></tr></tbody></table>',
    1,
  ),
  one(
    'internal links',
    '<p>See <a href="~/link.aspx?_id=4B1AF0D2E0B04C0A9B8B3A4D7A1C2E3F&amp;_z=z" title="Our doctors">our doctors</a> or <a href="/find-care" target="_blank" rel="noopener">find care</a>.</p>',
  ),
  one(
    'pictures of the media library',
    '<p><img src="-/media/Images/entrance.jpg?h=200&amp;w=300" alt="The main entrance" width="300" height="200" /></p>\n<p><img src="~/media/4B1AF0D2E0B04C0A.ashx" alt=""></p>',
  ),
  one(
    'a figure',
    '<p>Before</p>\n<figure><img src="/-/media/a.jpg" alt="A" /><figcaption>The house</figcaption></figure>\n<p>After</p>',
    1,
  ),
  one(
    'terms',
    '<dl>\n  <dt>Copay</dt>\n  <dd>What you pay at a visit</dd>\n  <dt>Deductible</dt>\n  <dd><p>What you pay first</p></dd>\n</dl>',
  ),
  one('details', '<details><summary>More</summary><p>Inside</p></details><p>After</p>', 1),
  one('sub and sup', '<p>H<sub>2</sub>O, CO<sub>2</sub>, 10<sup>3</sup> and the 1<sup>st</sup></p>'),
  one('another language', '<p lang="es" dir="ltr">Hablamos <span lang="en">English</span>.</p>'),
  one(
    'a frame',
    '<p>Watch:</p><iframe src="https://video.example/1" title="Film" allowfullscreen></iframe><p>Thanks</p>',
    1,
  ),
  one(
    'a script',
    '<p>a</p><script type="text/javascript">if (a < b) document.write("<p>x</p>");</script><p>b</p>',
    1,
  ),
  one('patterns', '<p>Care in {city}, {state}. Call {{phone}} or $name.</p>'),
  one(
    'references to characters',
    '<p>R&amp;D &mdash; caf&eacute;&nbsp;&#8226; &#x2014; &copy; 2026 &laquo;a&raquo; &unknown; &alpha;</p>',
  ),
  one('signs as they are', '<p>R&D, a > b, BP < 140, \u00a0é “x”</p>'),
  one('space in odd places', '\n\n  <p>\n    One  two\n\tthree\n  </p>   <h3> x </h3>\n'),
  one('breaks', '<p>12 Main St<br />Suite 4<br>Springfield<br/>&nbsp;</p>'),
  one(
    'nesting the other way round',
    '<p><em><strong>a</strong> b</em> <strong><em>c</em></strong><strong>d</strong><strong>e</strong></p>',
  ),
  one('one in itself', '<p><span class="a"><span class="b">x</span> y</span></p>'),
  one('targets of links', '<p><a name="top"></a>Top<strong></strong></p>\n<p><a id="x"></a></p>'),
  one('divs', '<div class="row"><div class="col">Left</div>\n<div class="col"><p>Right</p></div></div>'),
  one('a quotation', '<blockquote>\n<p>They listened.</p>\n<cite>A patient</cite>\n</blockquote>'),
  one('capitals', '<P CLASS="x">Loud <B>words</B><BR></P>'),
  one('comments', '<!-- <p>old</p> --><p>new</p><p>in<!-- a note -->side</p>', 2),
  one('quotes of other kinds', "<p class='a'>x</p><p title=plain>y</p><p>z</p>", 2),
  one('ends left out', '<p>Fine</p><ul><li>One<li>Two</ul><p>after</p>', 1),
  one('an end too many', '<p>One</p></div><p>Two</p>', 1),
  one('an end that never comes', '<p>One</p><div><p>Two</p>', 1),
  one('crossed elements', '<p><b>a<i>b</b>c</i></p><p>x</p>', 2),
  one('a list in a list', '<ul><ul><li>x</li></ul></ul>', 1),
  one('a block in a paragraph', '<p>a<div>b</div></p>', 1),
  one('a font', '<p><font color="red">Stop</font></p><p>x</p>', 1),
  one('styles and handlers', '<p style="color:red" onclick="x()">Red</p><hr class="x" />'),
  one('a heading of the first rank', '<h1>Big</h1><h6>small</h6><h5>fine</h5>', 2),
  one('nothing', ''),
  one('an empty paragraph', '<p></p>'),
  one('space alone', ' \n '),
  one('Word', '<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">x</p>', 1),
];
