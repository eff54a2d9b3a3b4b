import { HttpProblem } from '../HttpProblem.ts';
import type { PlatformModule } from '../PlatformModule.ts';

/** Space of the store's facts in which the price files lie: file name → hospital and content. */
export const PRICE_FILES = 'price-files';

interface StoredFile {
  hospital: string;
  body: unknown;
}

/**
 * The price files of the network, and the text file at the root of a site that names them, as 45 CFR 180.50(d)(6) asks:
 * for each hospital its name, the page that links to its file, the file, and whom to ask.
 */
export const priceFilesModule: PlatformModule = ({ store, siteOrigins }) => [
  {
    method: 'GET',
    pattern: '/-/demo/price-transparency.txt',
    upstream: 'widgets',
    handle({ response }) {
      const entries = [...store.facts.entries(PRICE_FILES)].map(([file, value]) =>
        [
          `location-name: ${(value as StoredFile).hospital}`,
          `source-page-url: ${siteOrigins.main}/patients/price-files`,
          `mrf-url: ${siteOrigins.main}/-/demo/prices/${file}`,
          'contact-name: Price questions (fictional)',
          'contact-email: prices@meridianhealth.example',
        ].join('\n'),
      );
      const body = Buffer.from(`${entries.join('\n\n')}\n`);
      if (entries.length === 0) throw new HttpProblem(404, 'There are no price files');
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length });
      response.end(body);
    },
  },
  {
    method: 'GET',
    pattern: '/-/demo/prices/:file',
    upstream: 'widgets',
    handle({ params, response }) {
      const found = store.facts.get(PRICE_FILES, params['file'] ?? '') as StoredFile | undefined;
      if (!found) throw new HttpProblem(404, 'There is no such file');
      const body = Buffer.from(JSON.stringify(found.body, null, 1));
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'cache-control': 'public, max-age=3600',
      });
      response.end(body);
    },
  },
];
