import { waitUntilAnswers } from '../../../scripts/lib/processes.ts';
import { freePort } from '../../support/freePort.ts';
import { Program } from './Program.ts';
import type { Engine } from './Engine.ts';

/** What WebDriver calls an element by (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <T>(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => Promise<T>;

const sendTo =
  (origin: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value as never;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  };

/** WebKit in GTK's small browser, by WebDriver, on a screen of its own where there is none. */
export async function launchWebKit(
  program: string,
  { width, height }: { width: number; height: number },
): Promise<Engine> {
  const screen = process.env.DISPLAY
    ? undefined
    : new Program('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height + 200}x24`]);
  const display = screen ? `:${await screen.says(3, /^(\d+)\n/)}` : (process.env.DISPLAY ?? '');
  const port = await freePort();
  const driver = new Program(program, [`--port=${port}`], {
    DISPLAY: display,
    TZ: 'America/Los_Angeles',
    LANG: 'en_US.UTF-8',
    // Its sandbox wants namespaces, which root in a container has not; the pages are ours.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    NO_AT_BRIDGE: '1',
  });
  const send = sendTo(`http://127.0.0.1:${port}`);
  await waitUntilAnswers(`http://127.0.0.1:${port}/status`, 30_000);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const at = `/session/${sessionId}`;
  const run = (script: string) => send<unknown>('POST', `${at}/execute/sync`, { script, args: [] });
  const toFrame = (id: unknown) => send<null>('POST', `${at}/frame`, { id });
  await fitWindow(send, at, run, { width, height });
  return {
    // Its driver tells of none.
    errors: [],
    open: async (url) => void (await send('POST', `${at}/url`, { url })),
    evaluate: async (expression, frame) => {
      if (frame !== undefined) {
        const [using, value] = ['css selector', frame];
        const found = await send<Record<string, string>>('POST', `${at}/element`, { using, value });
        await toFrame({ [ELEMENT]: found[ELEMENT] });
      }
      try {
        const json = await run(`return (async () => JSON.stringify(await (${expression})))()`);
        return typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined;
      } finally {
        if (frame !== undefined) await toFrame(null);
      }
    },
    perform: async (input) => void (await send('POST', `${at}/actions`, { actions: [input] })),
    picture: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
    close: async () => {
      await send('DELETE', at).catch(() => undefined);
      await driver.end();
      await screen?.end();
    },
  };
}

/** Gives the page the size that is asked for: WebDriver tells that of the whole window, bars and all. */
async function fitWindow(
  send: Send,
  at: string,
  run: (script: string) => Promise<unknown>,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await send('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
  const [w = width, h = height] = (await run('return [innerWidth, innerHeight]')) as number[];
  await send('POST', `${at}/window/rect`, { width: width * 2 - w, height: height * 2 - h });
}
