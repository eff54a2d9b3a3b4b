/**
 * What the page's own panel saves to where no Studio frames it, for a site at `port`: `page-panel.spec.ts` answers there as the
 * vendor does.
 */
export const authoringUnderTest = (port: number): Record<string, string> => ({
  AUTHORING_ENDPOINT: `http://127.0.0.1:${port + 2000}/authoring/graphql`,
  AUTHORING_TOKEN_ENDPOINT: `http://127.0.0.1:${port + 2000}/oauth/token`,
  AUTHORING_CLIENT_ID: 'page-panel-test',
  AUTHORING_CLIENT_SECRET: 'page-panel-test-secret',
});
