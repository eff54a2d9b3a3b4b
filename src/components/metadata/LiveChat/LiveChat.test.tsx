import { act } from '@testing-library/react';
import { saveConsent, TRACKING_CONSENT } from '#src/browser/consent.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { LiveChat } from './LiveChat.tsx';
import { loadLiveChat } from '#src/browser/loadLiveChat.ts';

const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** Each test its own script: one is never asked for twice. */
const pageWith = (chatWidgetUrl: string | undefined, mode: 'normal' | 'edit' = 'normal') => {
  const { config } = pageFixture();
  const { chatWidgetUrl: _none, ...booking } = config.booking;
  return { mode, config: { ...config, booking: { ...booking, ...(chatWidgetUrl && { chatWidgetUrl }) } } };
};
const draw = (page: ReturnType<typeof pageWith>) => {
  const drawn = renderOnPage(<LiveChat />, page);
  loadLiveChat(document);
  return drawn;
};
beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

it('[R-055, C-093] the widget is loaded once consent C0002 is there, and not before', async () => {
  const { container } = draw(pageWith('/chat-1.js'));
  expect(scripts()).toEqual([]);
  act(() => saveConsent([]));
  expect(scripts()).toEqual([]);
  act(() => saveConsent(['C0002']));
  expect(scripts()).toEqual(['/chat-1.js']);
  expect(container).toHaveTextContent('');
  expect(container.firstElementChild).not.toBeVisible();
  await expectNoAxeViolations(container);
});

it('[R-055] who allowed it before gets it at once', () => {
  saveConsent([TRACKING_CONSENT]);
  draw(pageWith('/chat-2.js'));
  expect(scripts()).toEqual(['/chat-2.js']);
});

it.each([
  ['while editing', pageWith('/chat-3.js', 'edit')],
  ['without a configured widget', pageWith(undefined)],
])('[R-055] is not loaded %s', (_, page) => {
  saveConsent([TRACKING_CONSENT]);
  draw(page);
  expect(scripts()).toEqual([]);
});

it('one that does not load is said in the log and leaves the page alone', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  saveConsent([TRACKING_CONSENT]);
  draw(pageWith('/chat-4.js'));
  await act(async () => {
    document.querySelector('script')!.dispatchEvent(new Event('error'));
  });
  expect(log).toHaveBeenCalledWith('The chat widget did not load');
  log.mockRestore();
});
