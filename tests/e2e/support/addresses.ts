/** Where the servers under test listen; the same variables start them (playwright.config.ts). */
export const sitePort = Number(process.env.E2E_PORT ?? 3100);
export const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? 4100);
export const site = `http://localhost:${sitePort}`;
/** Chromium resolves every `.localhost` name to this machine; Node does not, see `ask`. */
export const planSite = `http://plan.localhost:${sitePort}`;
export const platform = `http://127.0.0.1:${platformPort}`;

/** The search page with the vertical in its address, without which the bare root redirects. */
export const findLocation = '/find-location?verticalKey=healthcare_facilities';
