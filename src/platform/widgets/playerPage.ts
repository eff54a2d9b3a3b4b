/** What both players say of themselves; nothing of the request is repeated in the page. */
const HOSTS = {
  youtube: { name: 'YouTube', script: '/-/demo/youtube/player.js' },
  brightcove: { name: 'Brightcove', script: 'index.min.js' },
} as const;
export type DemoHost = keyof typeof HOSTS;

/** Headers of a page that the site may show in a frame; pages of the platform may otherwise not be framed. */
export const PLAYER_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

const STYLE =
  'body{margin:0;background:#0b3f3f;color:#fff;font:.875rem/1.4 system-ui,sans-serif}' +
  'video{display:block;width:100vw;height:100vh;object-fit:cover}' +
  'p{position:absolute;inset:0 0 auto;margin:0;padding:.5rem 1rem;background:rgb(8 30 31/82%)}';

/**
 * A page that stands for the player of a video host: one film of the demo network for every video, with controls, and a
 * line that says what it is. What a host's own player does besides is in the script.
 */
export function playerPage(host: DemoHost): string {
  const { name, script } = HOSTS[host];
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta name="viewport" content="width=device-width"><title>${name} (demo)</title><style>${STYLE}</style></head>` +
    '<body><main><video src="/media/harbor-loop.webm" controls autoplay playsinline></video>' +
    `<p>Demo: stands for a ${name} video. <span lang="es">Demostración: ocupa el lugar de un video de ${name}.</span></p>` +
    `</main><script src="${script}"></script></body></html>`
  );
}
