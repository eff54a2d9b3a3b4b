import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import { playerPage, PLAYER_HEADERS, type DemoHost } from './playerPage.ts';

const script = (file: string): Buffer => readFileSync(join(import.meta.dirname, file));

/**
 * Stand-ins for what other companies serve inside our pages, so that booking, chat and videos can be tried and tested whole:
 * the widget scripts (R-041, R-049, R-055, S-322, S-371), and the players of both video hosts at addresses like their
 * own (S-353). Pages of their own are in `standIns`.
 */
export const widgetsModule: PlatformModule = () => {
  const scripts = {
    scheduling: script('schedulingWidget.js'),
    chat: script('chatWidget.js'),
    reviews: script('reviewsWidget.js'),
    youtube: script('youtubePlayer.js'),
    brightcove: script('brightcovePlayer.js'),
  };
  const get = (path: string, handle: (request: PlatformRequest) => void) => ({
    method: 'GET' as const,
    pattern: `/-/demo/${path}`,
    upstream: 'widgets' as const,
    handle,
  });
  const send = ({ response }: PlatformRequest, type: string, body: string | Buffer, headers = {}) => {
    response.writeHead(200, {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'public, max-age=300',
    });
    response.end(body);
  };
  const sendPlayer = (request: PlatformRequest, host: DemoHost) =>
    send(request, 'text/html', playerPage(host), PLAYER_HEADERS);
  return [
    get('scheduling-widget.js', (request) => send(request, 'text/javascript', scripts.scheduling)),
    get('chat-widget.js', (request) => send(request, 'text/javascript', scripts.chat)),
    get('reviews-widget.js', (request) => send(request, 'text/javascript', scripts.reviews)),
    get('youtube/embed/:id', (request) => sendPlayer(request, 'youtube')),
    get('youtube/player.js', (request) => send(request, 'text/javascript', scripts.youtube)),
    get('brightcove/:account/:player/index.html', (request) => sendPlayer(request, 'brightcove')),
    get('brightcove/:account/:player/index.min.js', (request) =>
      send(request, 'text/javascript', scripts.brightcove),
    ),
  ];
};
