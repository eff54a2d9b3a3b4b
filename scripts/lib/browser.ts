import { existsSync } from 'node:fs';

/** Chromium as Debian packages it; where it is missing Playwright's own browser is used. */
export const systemChromium = '/usr/bin/chromium';

/** How the browser is started: without a sandbox when root, and never calling home. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  return {
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
