import fc from 'fast-check';
import { parseSearchState } from '#src/domain/search/searchState.ts';
import type { Study } from '#src/domain/entities/research.ts';
import { enrollmentOf, mailtoHref } from './enrollment.ts';
import { topicPath, topicsQuery } from './topicSearch.ts';

describe('topicPath', () => {
  it('[S-151, D-064, D-218] is /research with the quoted name', () => {
    expect(topicPath('Heart health')).toBe('/research?query=%22Heart%20health%22');
  });

  it('is read back by the search page as the name, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const query = new URL(topicPath(name), 'https://site.test').searchParams.get('query') ?? '';
        expect(parseSearchState({ query }).query).toBe(name);
      }),
    );
  });
});

it('[D-220] joins topics with OR', () => {
  expect(topicsQuery(['Sleep', 'Heart health'])).toBe('Sleep OR Heart health');
  expect(topicsQuery([])).toBe('');
});

const place = (email?: string) => ({ id: String(email), name: 'Place', ...(email && { email }) });
const study = (more: Partial<Study>): Study =>
  ({
    clinicalType: 'Clinical',
    recruitingStatus: 'Recruiting',
    locations: [place('a@b.example')],
    ...more,
  }) as Study;

describe('enrollmentOf', () => {
  it.each(['Active Recruiting', 'Recruiting', 'Open to Enrollment'])('[R-151] is open while %s', (status) => {
    expect(enrollmentOf(study({ recruitingStatus: status })).kind).toBe('open');
  });

  it.each([
    ...['Active Not Recruiting', 'Completed Has Results', 'Completed'],
    ...['Coming Soon', 'Closed to Enrollment'],
  ])('[R-151] is closed while %s', (status) => {
    expect(enrollmentOf(study({ recruitingStatus: status }))).toEqual({ kind: 'closed' });
  });

  it('is open while nothing is said of the status', () => {
    expect(enrollmentOf({ locations: [place('a@b.example')] } as unknown as Study).kind).toBe('open');
  });

  it('[D-309] skips places without an e-mail address', () => {
    const enrollment = enrollmentOf(study({ locations: [place(), place('a@b.example'), place()] }));
    expect(enrollment).toEqual({ kind: 'open', places: [place('a@b.example')] });
  });

  it('[D-308] needs at least one with an address', () => {
    expect(enrollmentOf(study({ locations: [place(), place()] }))).toEqual({ kind: 'unavailable' });
    expect(enrollmentOf(study({ locations: [] }))).toEqual({ kind: 'unavailable' });
  });
});

describe('mailtoHref', () => {
  it('carries subject and body, lines as mail has them', () => {
    expect(mailtoHref('a@b.example', { subject: 'Hi & you?', body: 'one\ntwo' })).toBe(
      'mailto:a@b.example?subject=Hi%20%26%20you%3F&body=one%0D%0Atwo',
    );
  });

  it('never lets a text become a header or another address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, body) => {
        const address = new URL(mailtoHref('a@b.example', { subject, body }));
        expect(address.pathname).toBe('a@b.example');
        expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
      }),
    );
  });
});
