/** What Node is started with for the site, in production at a port. It has to know how a crowd is let in before Next listens. */
export const siteArguments = (port: number | string): string[] => [
  ...['--import', './src/server/busy/acceptMany.ts'],
  ...['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
];

/**
 * What Node is started with for the platform. Answers are short-lived, and there are two heaps: left alone each keeps 64 MB for
 * what is new, which makes nothing faster.
 */
export const platformFlags: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
];

/** What Node is started with for the platform, in production. */
export const platformArguments: readonly string[] = [...platformFlags, 'src/platform/main.ts'];
