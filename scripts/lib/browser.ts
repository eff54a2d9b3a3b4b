import { existsSync } from 'node:fs';

/** Chromium as Debian packages it; where it is missing Playwright's own browser is used. */
export const systemChromium = '/usr/bin/chromium';

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
      `--disable-features=${[...playwrightsFeatures, ...addressBar].join(',')}`,
    ],
  };
}
