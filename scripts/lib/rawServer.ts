/**
 * `node scripts/lib/rawServer.ts PORT`: the floor under every server of Node: `/sized/N` answers N bytes of text, compressed anew
 * each time as the framework does, and nothing else happens.
 */
import { createServer } from 'node:http';
import { gzip } from 'node:zlib';

const texts = new Map<number, string>();

/** Text that packs about as well as pages do: words, and numbers that differ. */
function textOf(length: number): string {
  let text = texts.get(length);
  if (text === undefined) {
    const line = (at: number) =>
      `<li class="item"><a href="/place-${at}">Place ${(at * 7919) % 10_007}</a></li>\n`;
    text = Array.from({ length: Math.ceil(length / 40) }, (_, at) => line(at))
      .join('')
      .slice(0, length);
    texts.set(length, text);
  }
  return text;
}

createServer(({ url = '' }, response) => {
  const text = textOf(Number(/^\/sized\/(\d+)$/.exec(url)?.[1] ?? 2));
  gzip(text, (error, packed) => {
    if (error) response.destroy();
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed);
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
