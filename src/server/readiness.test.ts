import type { Services } from './compose.ts';
import { readyzApi } from './api/readyzApi.ts';
import type * as Readiness from './readiness.ts';
import { callApi } from './testing/callApi.ts';

/** The state is one per process: each test is a process of its own. */
function process_(): typeof Readiness {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('readiness of this process')];
  return jest.requireActual<typeof Readiness>('./readiness.ts');
}
const nobody = () => Promise.reject(new Error('no content'));
const none = () => false;

describe('whyNotReady', () => {
  it('is not ready before any content answered, and asks for some itself', async () => {
    const { whyNotReady, noteContentAnswer } = process_();
    expect(await whyNotReady(nobody, none)).toBe('no-content');
    expect(await whyNotReady(async () => noteContentAnswer(), none)).toBeUndefined();
  });

  it('stays ready when content fails later, and asks no more', async () => {
    const { whyNotReady, noteContentAnswer } = process_();
    noteContentAnswer();
    const ask = jest.fn(nobody);
    expect(await whyNotReady(ask, none)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is ready with the pages that were kept over a restart', async () => {
    expect(await process_().whyNotReady(nobody, () => true)).toBeUndefined();
  });

  it('is not ready any more once it stops', async () => {
    const { whyNotReady, noteContentAnswer, noteStopping } = process_();
    noteContentAnswer();
    noteStopping();
    expect(await whyNotReady(nobody, () => true)).toBe('stopping');
  });
});

describe('GET /readyz', () => {
  const site = (robots: () => Promise<string>) =>
    ({ content: { robots }, sites: { main: 'main', plan: 'plan' } }) as unknown as Services;

  it('says why not, and that it is to be asked again', async () => {
    const robots = jest.fn(nobody);
    process_();
    const handle = readyzApi(
      () => site(robots),
      (ask) => process_().whyNotReady(ask, none),
    );
    const [first, second] = await Promise.all([callApi(handle, {}), callApi(handle, {})]);
    expect(first).toMatchObject({
      status: 503,
      text: 'Not ready: the content platform has not answered yet',
    });
    expect(first.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(second.status).toBe(503);
    // Those who ask at the same time ask the source once.
    expect(robots).toHaveBeenCalledTimes(1);
    expect(robots).toHaveBeenCalledWith('main');
  });

  it('answers Ready', async () => {
    const answer = await callApi(
      readyzApi(
        () => site(nobody),
        () => Promise.resolve(undefined),
      ),
      {},
    );
    expect(answer).toMatchObject({ status: 200, text: 'Ready' });
    expect(answer.headers).not.toHaveProperty('retry-after');
  });

  it('says that it stops', async () => {
    const answer = await callApi(
      readyzApi(
        () => site(nobody),
        () => Promise.resolve('stopping'),
      ),
      {},
    );
    expect(answer).toMatchObject({ status: 503, text: 'Not ready: stopping' });
  });
});
