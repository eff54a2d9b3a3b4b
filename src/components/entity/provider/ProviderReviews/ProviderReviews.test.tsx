import { act, fireEvent, screen } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { saveConsent } from '#src/browser/consent.ts';
import type { ReviewsWidget } from '#src/browser/reviewsWidget.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderReviews } from './ProviderReviews.tsx';

const offers = window as { reviewsWidget?: ReviewsWidget };
let number = 0;
/** Each test its own script: one is never asked for twice. */
const ownPage = () => {
  const { config } = pageFixture();
  const reviewsWidgetUrl = `/reviews-${(number += 1)}.js`;
  return { config: { ...config, booking: { ...config.booking, reviewsWidgetUrl } } };
};
const scripts = () => [...document.querySelectorAll('script')];
const arrive = (event: 'load' | 'error') =>
  act(async () => {
    scripts().at(-1)!.dispatchEvent(new Event(event));
  });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show reviews' }));

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete offers.reviewsWidget;
});

expectSection(ProviderReviews, 'ProviderReviews', 'c_reputationId');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderReviews);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it('[D-171, S-371, R-130, C-136] the widget is loaded when asked for, with the id and link 3', async () => {
  const render = jest.fn((target: HTMLElement) => void (target.textContent = 'She listened.'));
  offers.reviewsWidget = { render };
  drawSection(ProviderReviews, undefined, ownPage());
  expect(scripts()).toEqual([]);
  press();
  expect(scripts()).toHaveLength(1);
  await arrive('load');
  expect(screen.getByText('She listened.')).toBeVisible();
  expect(render).toHaveBeenCalledWith(expect.any(HTMLElement), { id: 'rep1', link: 3, locale: 'en' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('[S-371] who allowed it before need not ask', () => {
  saveConsent(['C0002']);
  drawSection(ProviderReviews, undefined, ownPage());
  expect(scripts()).toHaveLength(1);
});

it.each([
  ['the script is blocked', 'error' as const],
  ['the script offers nothing', 'load' as const],
])('says so when %s, and can be tried again', async (_, event) => {
  drawSection(ProviderReviews, undefined, ownPage());
  press();
  await arrive(event);
  expect(screen.getByRole('status')).toHaveTextContent('Reviews are not loading right now.');
  offers.reviewsWidget = { render: (target) => void (target.textContent = 'Back') };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive('load');
  expect(await screen.findByText('Back')).toBeVisible();
});

it('that is late says so meanwhile, and is still taken when it comes', async () => {
  jest.useFakeTimers();
  drawSection(ProviderReviews, undefined, ownPage());
  press();
  act(() => void jest.advanceTimersByTime(8000));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toHaveTextContent('Reviews are not loading right now.');
  offers.reviewsWidget = { render: (target) => void (target.textContent = 'Late') };
  await arrive('load');
  expect(screen.getByText('Late')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('is not offered where the installation has no widget', () => {
  const { config } = pageFixture();
  const { reviewsWidgetUrl: _none, ...booking } = config.booking;
  expect(
    drawSection(ProviderReviews, undefined, { config: { ...config, booking } }).container,
  ).toBeEmptyDOMElement();
});
