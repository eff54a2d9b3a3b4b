/** @jest-environment ./tests/support/jsdomEnvironment.cjs */
import type { SaveRequest } from '#src/ports/AuthoringPort.ts';
import { hasStudio, messageAuthoring, onStudio } from './messageAuthoring.ts';
import { siteAuthoring } from './siteAuthoring.ts';

const request: SaveRequest = {
  itemId: '{A}',
  language: 'en',
  version: 3,
  revision: 'r1',
  fields: [{ name: 'Title', value: 'New', originalValue: 'Old' }],
};
const clash = { name: 'Title', base: 'Old', yours: 'New', theirs: 'Other' };

type WithStudio = Window & { meridianStudio?: object };
const host = window as WithStudio;
afterEach(() => delete host.meridianStudio);

describe('through the Studio', () => {
  it('hands the request over and gives its answer', async () => {
    const saveFields = jest.fn(async () => ({ kind: 'saved', revision: 'r2', more: true }));
    host.meridianStudio = { saveFields, ready: true };
    expect(hasStudio(window)).toBe(true);
    expect(await messageAuthoring(window).saveFields(request)).toEqual({ kind: 'saved', revision: 'r2' });
    expect(saveFields).toHaveBeenCalledWith(request);
  });

  it('waits until the Studio is connected', async () => {
    const saving = messageAuthoring(window).saveFields(request);
    const told = jest.fn();
    const stop = onStudio(window, told);
    host.meridianStudio = { saveFields: async () => ({ kind: 'conflict', fields: [clash] }) };
    window.dispatchEvent(new Event('meridian:studio'));
    expect(await saving).toEqual({ kind: 'conflict', fields: [clash] });
    stop();
    window.dispatchEvent(new Event('meridian:studio'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('without one it is a refusal, and the text stays with who wrote it', async () => {
    expect(hasStudio(window)).toBe(false);
    const refused = { kind: 'refused', reason: 'unavailable' };
    expect(await messageAuthoring(window, 1).saveFields(request)).toEqual(refused);
  });

  it.each([
    ['nonsense', 7],
    ['no members', {}],
    ['a conflict without texts', { kind: 'conflict', fields: [{ name: 'Title' }] }],
    ['a conflict of nothing', { kind: 'conflict', fields: [] }],
    ['a reason nobody knows', { kind: 'refused', reason: 'because' }],
  ])('takes %s for no answer', async (_, answer) => {
    host.meridianStudio = { saveFields: async () => answer };
    expect(await messageAuthoring(window).saveFields(request)).toEqual({
      kind: 'refused',
      reason: 'unavailable',
    });
  });

  it('a Studio that throws has saved nothing', async () => {
    host.meridianStudio = { saveFields: () => Promise.reject(new Error('gone')) };
    expect(await messageAuthoring(window).saveFields(request)).toMatchObject({ kind: 'refused' });
  });
});

describe('through this site', () => {
  const answering = (status: number, body: unknown) =>
    jest.fn(async () => ({ ok: status < 300, status, json: async () => body }) as Response);

  it('sends the ticket beside the request', async () => {
    const fetcher = answering(200, { kind: 'saved', revision: 'r2' });
    expect(await siteAuthoring('t', fetcher).saveFields(request)).toEqual({ kind: 'saved', revision: 'r2' });
    expect(fetcher).toHaveBeenCalledWith('/api/editing/authoring', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-saving-ticket': 't' },
      body: JSON.stringify(request),
    });
  });

  it.each([
    [400, 'invalid'],
    [401, 'signed-out'],
    [403, 'not-allowed'],
    [404, 'gone'],
    [413, 'invalid'],
    [429, 'unavailable'],
    [500, 'unavailable'],
  ])('status %d is a refusal: %s', async (status, reason) => {
    const answer = await siteAuthoring('t', answering(status, {})).saveFields(request);
    expect(answer).toEqual({ kind: 'refused', reason });
  });

  it('no answer is a refusal', async () => {
    const fetcher = () => Promise.reject(new TypeError('offline'));
    expect(await siteAuthoring('t', fetcher).saveFields(request)).toMatchObject({ reason: 'unavailable' });
  });
});
