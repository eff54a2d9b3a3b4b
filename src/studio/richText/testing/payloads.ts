/** Ways script gets into markup; `@` is what would run. */
const VECTORS = [
  '<script>@</script>',
  '<SCRIPT src="https://evil.example/x.js"></SCRIPT>',
  '<img src=x onerror=@>',
  '<img src="https://evil.example/pixel.png" onload="@" alt="">',
  '<svg onload="@"></svg>',
  '<svg><script>@</script></svg>',
  '<svg><animate onbegin="@" attributeName="x" dur="1s"/></svg>',
  '<math><mtext><img src="x" onerror="@"></mtext></math>',
  '<iframe src="javascript:@"></iframe>',
  '<iframe srcdoc="&lt;script&gt;@&lt;/script&gt;"></iframe>',
  '<object data="javascript:@"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<a href="javascript:@">x</a>',
  '<a href="java&#x0A;script:@">x</a>',
  '<a href="&#106;avascript&colon;@">x</a>',
  '<a href="data:text/html,<script>@</script>">x</a>',
  '<a href="//evil.example/" onclick="@" style="position:fixed;inset:0">x</a>',
  '<p onclick="@" onmouseover="@" tabindex="0" autofocus onfocus="@">x</p>',
  '<details open ontoggle="@"><summary>x</summary></details>',
  '<video src="https://evil.example/v" onerror="@" autoplay></video>',
  '<audio src="x" onerror="@"></audio>',
  '<form action="https://evil.example/"><input autofocus onfocus="@"><button formaction="javascript:@">x</button></form>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; p { background: url(https://evil.example/y) }</style>',
  '<meta http-equiv="refresh" content="0;url=javascript:@">',
  '<base href="https://evil.example/">',
  '<div style="background:url(https://evil.example/z)" class="x" id="y">x</div>',
  '<div data-kept-markup="<script>@</script>">x</div>',
  '<table background="https://evil.example/t"><tr><td onclick="@">x</td></tr></table>',
  '<input type="image" src="x" onerror="@">',
  '<marquee onstart="@">x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=@>"></noscript>',
  '<template><script>@</script></template>',
  '<p title="x" lang="en" dir="rtl" accesskey="x" contenteditable="true" onbeforeinput="@">x</p>',
];

/** Places markup gets into. */
const CONTEXTS = [
  '#',
  '<p>before</p>#<p>after</p>',
  '<p>a # b</p>',
  '<ul><li>#</li><li>x</li></ul>',
  '<table><tbody><tr><td>#</td></tr></tbody></table>',
  '<blockquote><div>#</div></blockquote>',
  '<h2>#</h2>',
  '<p><strong>#</strong></p>',
  '<a href="/x">#</a>',
  '<!-- # --><p>x</p>',
  '<p title="#">x</p>',
  'text # text',
  '<p>unclosed #',
  '<div class="x">#</div>',
  '<dl><dt>#</dt><dd>#</dd></dl>',
];

/** Every vector in every place: 510 texts. */
export const payloads = (code: string): string[] =>
  VECTORS.flatMap((vector) =>
    CONTEXTS.map((context) => context.replaceAll('#', () => vector.replaceAll('@', () => code))),
  );
