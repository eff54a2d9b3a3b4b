import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBidi } from './bidi.ts';
import { Program } from './Program.ts';
import type { Engine } from './Engine.ts';

/** A new profile asks nobody about anything, and calls nowhere. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'intl.accept_languages': 'en-US, en',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'extensions.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'geo.enabled': false,
};

interface Evaluated {
  type: 'success' | 'exception';
  result?: { type: string; value?: unknown };
  exceptionDetails?: { text: string };
}

const quoted = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

/** Firefox without a screen, over its own remote protocol. */
export async function launchFirefox(
  program: string,
  { width, height }: { width: number; height: number },
): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = new Program(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { TZ: 'America/Los_Angeles' },
  );
  const address = await firefox.says(2, /WebDriver BiDi listening on (ws:\S+)\n/);
  const errors: string[] = [];
  const bidi = await openBidi(`${address}/session`, (_, params) => {
    const { type, level, text } = params as { type: string; level: string; text: string };
    if (type === 'javascript' && level === 'error') errors.push(text);
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]!.context;
  // Else the address bar has the keys, and no page has the focus.
  await bidi.send('browsingContext.activate', { context });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });

  const valueOf = async (expression: string, target: string) => {
    const asked = { expression, target: { context: target }, awaitPromise: true };
    const answer = await bidi.send<Evaluated>('script.evaluate', asked);
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result?.value;
  };
  /** The document of a frame, as the protocol calls it; the page's own where the expression gives none. */
  const within = async (frame: string) => {
    const found = await valueOf(`${frame}?.contentWindow`, context);
    return (found as { context: string } | undefined)?.context ?? context;
  };
  return {
    errors,
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression, frame) => {
      const text = `(async () => JSON.stringify(await (${expression})))()`;
      const json = await valueOf(text, frame === undefined ? context : await within(quoted(frame)));
      return json === undefined ? undefined : (JSON.parse(json as string) as unknown);
    },
    perform: async (input) => {
      // Keys reach a frame only when they are sent there.
      const where = input.type === 'key' ? await within('document.activeElement') : context;
      await bidi.send('input.performActions', { context: where, actions: [input] });
    },
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      bidi.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
