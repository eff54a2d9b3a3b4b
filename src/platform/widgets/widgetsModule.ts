import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformModule, PlatformRequest } from '../PlatformModule.ts';
import { demoPage } from './demoPage.ts';

const script = (file: string): Buffer => readFileSync(join(import.meta.dirname, file));

/**
 * Stand-ins for what other companies serve, so that booking and chat can be tried and tested whole: a sign-in page and
 * a scheduling page that say what they stand for, and the widget scripts (R-041, R-049, R-055, S-322, S-371).
 */
export const widgetsModule: PlatformModule = () => {
  const scripts = {
    scheduling: script('schedulingWidget.js'),
    chat: script('chatWidget.js'),
    reviews: script('reviewsWidget.js'),
  };
  const get = (path: string, handle: (request: PlatformRequest) => void) => ({
    method: 'GET' as const,
    pattern: `/-/demo/${path}`,
    upstream: 'widgets' as const,
    handle,
  });
  const send = ({ response }: PlatformRequest, type: string, body: string | Buffer) => {
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'public, max-age=300',
    });
    response.end(body);
  };
  return [
    get('portal', (request) => send(request, 'text/html', demoPage('portal'))),
    get('schedule', (request) => send(request, 'text/html', demoPage('schedule'))),
    get('scheduling-widget.js', (request) => send(request, 'text/javascript', scripts.scheduling)),
    get('chat-widget.js', (request) => send(request, 'text/javascript', scripts.chat)),
    get('reviews-widget.js', (request) => send(request, 'text/javascript', scripts.reviews)),
  ];
};
