import { act, screen, waitFor } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderRating } from './ProviderRating.tsx';
import { reputationFromWire } from './reputationFromWire.ts';

const answer = (body: unknown, ok = true) => {
  window.fetch = jest.fn(async () => ({ ok, json: async () => body })) as unknown as typeof window.fetch;
};
const settled = () => act(async () => Promise.resolve());
beforeEach(() => answer({ status: 'No results found' }));

expectSection(ProviderRating, 'ProviderRating', 'c_reputationId');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderRating);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[C-135, R-029] the value of the directory comes first, with one decimal', async () => {
  drawSection(ProviderRating);
  expect(screen.getByText('4.9 out of 5 stars')).toBeInTheDocument();
  await settled();
});

it('[S-304, S-305, S-210] the number of reviews comes from the reputation service', async () => {
  answer({ status: 'Success', content: { name: 'Amara', ratingPercent: 90, reviewCount: 1318 } });
  drawSection(ProviderRating, providerFixture({ fiveStar: undefined }));
  expect(await screen.findByText('4.5 out of 5 stars, 1,318 reviews')).toBeInTheDocument();
  expect(window.fetch).toHaveBeenCalledWith('/api/reputation?id=rep1', expect.anything());
});

it.each([
  ['[R-172, X-002] nobody is found', { status: 'No results found' }, true],
  ['[X-004] the service fails', {}, false],
  ['[X-004] the answer makes no sense', { status: 'Success', content: { ratingPercent: 'a lot' } }, true],
])('%s: nothing is shown', async (_, body, ok) => {
  answer(body, ok);
  const { container } = drawSection(ProviderRating, providerFixture({ fiveStar: undefined }));
  await waitFor(() => expect(window.fetch).toHaveBeenCalled());
  await settled();
  expect(container).toBeEmptyDOMElement();
});

it('[X-004] a network failure shows nothing', async () => {
  window.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  const { container } = drawSection(ProviderRating, providerFixture({ fiveStar: undefined }));
  await settled();
  expect(container).toBeEmptyDOMElement();
});

it('reads any answer without throwing', () => {
  for (const wire of [null, 1, 'x', [], {}, { status: 'Success', content: null }]) {
    expect(reputationFromWire(wire)).toBeUndefined();
  }
});
