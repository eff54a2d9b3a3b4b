import { existsSync } from 'node:fs';

/** Chromium without windows as Debian packages it: the same engine for half the processor time of a page. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** All of Chromium as Debian packages it, which does where that is missing. */
const systemChromium = '/usr/bin/chromium';

/** The browser of this machine; where there is none Playwright's own is used. */
export const systemBrowser = (): string | undefined => [headlessShell, systemChromium].find(existsSync);

/**
 * What Playwright switches off. The last `--disable-features` counts, so that whoever switches off more names these, too; a
 * test compares them with the installed Playwright.
 */
export const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The list below the address bar nobody sees here is a page of its own: two thirds of what an empty window costs. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the browser is started: without a sandbox when root, and never calling home. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = systemBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Letters as all of Chromium draws them on a desk: without windows it would bend them more.
      ...(executablePath === systemChromium ? ['--headless=new'] : ['--font-render-hinting=slight']),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...playwrightsFeatures, ...addressBar].join(',')}`,
    ],
  };
}
