import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenSchedulingOffer } from '#src/domain/booking/bookingOffer.ts';
import { booking } from '#src/i18n/en/booking.ts';
import { booking as bookingEs } from '#src/i18n/es/booking.ts';
import { saveConsent, TRACKING_CONSENT } from '#src/browser/consent.ts';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { hydrateOnPage, serverHtml } from '#tests/support/hydrateOnPage.tsx';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { BookingAction } from './BookingAction.tsx';
import { ChatButton } from './ChatButton.tsx';
import { OpenScheduling } from './OpenScheduling.tsx';

beforeAll(dialogInJsdom);

const offer: OpenSchedulingOffer = {
  kind: 'open-scheduling',
  providerId: 'E1',
  departmentId: 'D1',
  visitTypeId: '2000',
  daysToFirstSlot: 3,
  phone: '+14155550142',
  pageHref: '/schedule?providerId=E1',
};
let number = 0;
/** A page with a widget script of its own, since one is never asked for twice. */
const ownPage = (more: object = {}) => {
  const { config } = pageFixture();
  number += 1;
  const url = `/widget-${number}.js`;
  return {
    url,
    page: {
      dictionary: booking,
      config: { ...config, booking: { ...config.booking, schedulingWidgetUrl: url, ...more } },
    },
  };
};
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));
const arrive = async (event: 'load' | 'error') => {
  document.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event(event)));
  await settle();
};
const offers = window as { openScheduling?: unknown; liveChat?: unknown };

afterEach(() => {
  delete offers.openScheduling;
  delete offers.liveChat;
  localStorage.clear();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  document.getElementById('live-chat-icon')?.remove();
});

describe('the open-scheduling widget', () => {
  it('[R-045, S-322] is loaded on a press, told provider, department and visit type, under its two headings', async () => {
    const render = jest.fn((target: HTMLElement, _request: object) => void (target.textContent = 'Times'));
    const { url, page } = ownPage();
    const view = renderOnPage(
      <BookingAction offer={offer} name="Ana Lee" entityTypeId="healthcareProfessional" entityUid="1" />,
      page,
    );
    expect(scripts()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Book an Appointment (with Ana Lee)' }));
    expect(await screen.findByRole('dialog', { name: 'Book an Appointment' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Earliest Available' })).toBeVisible();
    expect(scripts()).toEqual([url]);
    expect(screen.getByText('Loading available times')).toBeInTheDocument();
    offers.openScheduling = { render };
    await arrive('load');
    expect(screen.getByText('Times')).toBeVisible();
    expect(screen.queryByText('Loading available times')).not.toBeInTheDocument();
    expect(render.mock.calls[0]?.[1]).toEqual({
      provider: 'E1',
      department: 'D1',
      visitType: '2000',
      daysToFirstSlot: 3,
      locale: 'en',
    });
    await expectNoAxeViolations(view.container);
  });

  it('is a link to the scheduling page until scripts run, and wakes into the button without complaint', async () => {
    const action = <BookingAction offer={offer} name="Ana Lee" entityTypeId="x" entityUid="1" />;
    const { page } = ownPage();
    expect(await serverHtml(action, page)).toContain('href="/schedule?providerId=E1"');
    const { complaints } = await hydrateOnPage(action, page);
    expect(complaints).toEqual([]);
    expect(screen.getByRole('button', { name: 'Book an Appointment (with Ana Lee)' })).toBeVisible();
  });

  it('[R-023, C-013] in a page it is loaded when it comes within 500 px of the view', async () => {
    const scroll = fakeIntersection();
    const { url, page } = ownPage();
    renderOnPage(<OpenScheduling offer={offer} headingLevel={2} when="near" />, page);
    expect(scroll.margins()).toEqual(['500px 0px']);
    await scroll.scrollTo(0);
    expect(scripts()).toEqual([]);
    await scroll.scrollTo(1);
    expect(scripts()).toEqual([url]);
    scroll.restore();
  });

  it.each([
    ['the script is blocked', async () => arrive('error')],
    ['the script offers nothing', async () => arrive('load')],
    [
      'the widget throws',
      async () => {
        offers.openScheduling = {
          render: () => {
            throw new Error('no');
          },
        };
        await arrive('load');
      },
    ],
  ])('leaves the other ways to book when %s', async (_, fail) => {
    const { page } = ownPage();
    const { container } = renderOnPage(<OpenScheduling offer={offer} headingLevel={3} when="now" />, page);
    await fail();
    expect(screen.getByRole('status')).toHaveTextContent('Available times are not loading right now');
    expect(screen.getByRole('link', { name: 'Go to the scheduling page' })).toHaveAttribute(
      'href',
      '/schedule?providerId=E1',
    );
    expect(screen.getByRole('link', { name: 'Call 415-555-0142' })).toHaveAttribute(
      'href',
      'tel:+14155550142',
    );
    await expectNoAxeViolations(container);
  });

  it.each(['error', 'load'] as const)('can be tried again after %s', async (event) => {
    const { page, url } = ownPage();
    renderOnPage(<OpenScheduling offer={offer} headingLevel={3} when="now" />, page);
    await arrive(event);
    document.head.querySelectorAll('script').forEach((script) => script.remove());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(scripts()).toEqual([url]);
    offers.openScheduling = { render: (target: HTMLElement) => void (target.textContent = 'Times') };
    await arrive('load');
    expect(screen.getByText('Times')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('that is late shows the other ways meanwhile, and is still taken when it comes', async () => {
    jest.useFakeTimers();
    const { page } = ownPage();
    renderOnPage(<OpenScheduling offer={offer} headingLevel={3} when="now" />, page);
    act(() => void jest.advanceTimersByTime(8000));
    expect(screen.getByRole('link', { name: 'Call 415-555-0142' })).toBeVisible();
    jest.useRealTimers();
    offers.openScheduling = { render: (target: HTMLElement) => void (target.textContent = 'Times') };
    await arrive('load');
    expect(screen.getByText('Times')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('that is not configured leaves the other ways at once', async () => {
    const { page } = ownPage({ schedulingWidgetUrl: undefined });
    renderOnPage(<OpenScheduling offer={offer} headingLevel={3} when="now" />, page);
    expect(screen.getByRole('link', { name: 'Call 415-555-0142' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
  });

  it.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [12, 'in 12 days'],
  ])('the first slot after %d days is said as %s', (daysToFirstSlot, words) => {
    renderOnPage(
      <BookingAction offer={{ ...offer, daysToFirstSlot }} name="A" entityTypeId="x" entityUid="1" />,
      ownPage().page,
    );
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('the chat button', () => {
  const icon = (style = '') => {
    const element = document.createElement('div');
    element.id = 'live-chat-icon';
    element.setAttribute('style', style);
    document.body.append(element);
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Chat Now' }));

  it('[R-055] opens the chat when its widget is loaded and its icon visible', async () => {
    const open = jest.fn();
    offers.liveChat = { open };
    icon();
    renderOnPage(<ChatButton />, { dictionary: booking });
    await press();
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the widget is not loaded', () => icon()],
    ['there is no icon', () => void (offers.liveChat = { open: jest.fn() })],
    [
      'the icon is hidden',
      () => {
        offers.liveChat = { open: jest.fn() };
        icon('display: none');
      },
    ],
  ])('[R-056, X-068] asks for consent when %s', async (_, prepare) => {
    prepare();
    const { container } = renderOnPage(<ChatButton />, { dictionary: booking });
    await press();
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'To use chat, you need to update your cookie permissions.',
    );
    await expectNoAxeViolations(container);
  });

  it('offers the phone to who has consented and still has no chat', async () => {
    saveConsent([TRACKING_CONSENT]);
    const { container } = renderOnPage(<ChatButton />, { dictionary: booking });
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Chat Now' });
    expect(dialog).toHaveTextContent('Chat has not loaded. Please try again in a moment, or call us.');
    expect(screen.getByRole('link', { name: 'Call 888-834-1788' })).toHaveAttribute(
      'href',
      'tel:+18888341788',
    );
    expect(screen.queryByRole('button', { name: 'Update permissions' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-057] with two buttons; Cancel only closes', async () => {
    const toggled = jest.fn();
    renderOnPage(
      <>
        <ChatButton />
        <button type="button" hidden data-consent-preferences="" onClick={toggled} />
      </>,
      { dictionary: booking },
    );
    await press();
    const dialog = await screen.findByRole('dialog');
    expect([...dialog.querySelectorAll('.Dialog-foot button')].map((button) => button.textContent)).toEqual([
      'Update permissions',
      'Cancel',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toggled).not.toHaveBeenCalled();
  });

  it('[R-058] confirming toggles the consent preferences', async () => {
    const toggled = jest.fn();
    renderOnPage(
      <>
        <ChatButton />
        <button type="button" hidden data-consent-preferences="" onClick={toggled} />
      </>,
      { dictionary: booking },
    );
    await press();
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Update permissions' }));
    expect(toggled).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-056] speaks Spanish', async () => {
    renderOnPage(<ChatButton />, { dictionary: bookingEs, locale: 'es' });
    await userEvent.click(screen.getByRole('button', { name: 'Chatear ahora' }));
    expect(
      await screen.findByText('Para usar el chat, debe actualizar sus permisos de cookies.'),
    ).toBeVisible();
  });

  it('keeps its place without showing itself until scripts run', async () => {
    expect(await serverHtml(<ChatButton />, { dictionary: booking })).toContain('data-asleep');
    const { container } = await hydrateOnPage(<ChatButton />, { dictionary: booking });
    expect(container.querySelector('[data-asleep]')).toBeNull();
  });

  it('is not offered where there is no chat', () => {
    const { page } = ownPage({ chatWidgetUrl: undefined });
    const { container } = renderOnPage(<ChatButton />, page);
    expect(container).toBeEmptyDOMElement();
  });
});
