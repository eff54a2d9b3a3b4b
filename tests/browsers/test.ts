import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { otherBrowsers } from '../../scripts/lib/otherBrowsers.ts';
import { launchFirefox } from './engines/firefox.ts';
import { launchWebKit } from './engines/webkit.ts';
import { Visitor } from './Visitor.ts';
import type { OtherBrowser } from '../../scripts/lib/otherBrowsers.ts';
import type { Engine } from './engines/Engine.ts';

export interface EngineOptions {
  engineId: OtherBrowser['id'];
}
const launch = { firefox: launchFirefox, webkit: launchWebKit };

/** A test with somebody at the browser of its project, which is started once for all tests. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
  engineId: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineId }, use) => {
      const program = otherBrowsers.find(({ id }) => id === engineId)?.program ?? '';
      const engine = await launch[engineId](program, { width: 1440, height: 900 });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine }, use, info) => {
    const before = engine.errors.length;
    await use(new Visitor(engine));
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('at-the-end.png'), await engine.picture());
    test.expect(engine.errors.slice(before), 'uncaught errors in the page').toEqual([]);
  },
});
export const { expect } = test;
