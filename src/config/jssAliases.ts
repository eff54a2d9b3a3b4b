import { createRequire } from 'node:module';
import path from 'node:path';

const parts = ['layout', 'editing', 'media', 'utils', 'i18n', 'site', 'personalize', 'graphql', 'tracking'];

/**
 * Browser-side aliases for JSS. Its sub-path entries are CommonJS re-exports that stop tree shaking, and its
 * Placeholder imports the unused FEAAS/BYOC runtime; pointing past both saves about 40 kB gzip per page.
 */
export function jssAliases(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const jss = path.dirname(require.resolve('@sitecore-jss/sitecore-jss/package.json'));
  return {
    '@sitecore-feaas/clientside/react': path.join(import.meta.dirname, 'feaasStub.js'),
    ...Object.fromEntries(
      parts.map((part) => [`@sitecore-jss/sitecore-jss/${part}$`, `${jss}/dist/esm/${part}/index.js`]),
    ),
  };
}
