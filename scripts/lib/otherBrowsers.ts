import { existsSync } from 'node:fs';

/** A browser beside Chromium that the site is tried in where it is installed; nobody's CI has to install it. */
export interface OtherBrowser {
  id: 'firefox' | 'webkit';
  name: string;
  /** The program that is started; absent where something it needs is not there. */
  program: string | undefined;
  /** Packages of Debian that bring it. */
  packages: string;
}

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** WebKit draws on a screen; where there is none, Xvfb is one. */
const hasScreen = Boolean(process.env.DISPLAY) || existsSync('/usr/bin/Xvfb');

export const otherBrowsers: readonly OtherBrowser[] = [
  {
    id: 'firefox',
    name: 'Firefox',
    program: firstOf([process.env.FIREFOX, '/usr/bin/firefox-esr']),
    packages: 'firefox-esr',
  },
  {
    id: 'webkit',
    name: 'WebKit',
    program: hasScreen ? firstOf(['/usr/bin/WebKitWebDriver']) : undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
];
