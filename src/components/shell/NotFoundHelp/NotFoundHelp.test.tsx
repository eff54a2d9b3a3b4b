import { fireEvent, screen, within } from '@testing-library/react';
import { sendQueryAsJson } from '#src/components/shell/HeaderSearchFlyout/sendQueryAsJson.ts';
import type { AskedAddress } from '#src/context/AskedAddress.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { notFound as en } from '#src/i18n/en/notFound.ts';
import { notFound as es } from '#src/i18n/es/notFound.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { expectEmptyBehaviour, items, link, text } from '#tests/support/renderContent.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { NotFoundHelp } from './NotFoundHelp.tsx';

const fields = {
  Headline: text('We could not find that page'),
  Text: text('<p>It may have moved.</p>'),
  items: items({ Link: link('/urgent', 'Urgent care') }, { Link: link('tel:+14155550142', 'Nurse line') }),
};
const asked: AskedAddress = {
  shown: '/find-provider/dr-amara-okofor',
  words: 'amara okofor',
  close: [
    {
      path: '/find-provider/dr-amara-okafor-p1',
      title: 'Amara Okafor, MD',
      type: 'healthcareProfessional',
      image: '/-/media/art/portrait/x.svg',
    },
    { path: '/patients/billing', title: 'Billing', section: 'For patients' },
    { path: '/find-provider', title: 'Find a doctor' },
  ],
};
const draw = (data?: AskedAddress, page: Partial<PageProps> = {}) =>
  renderOnPage(
    <NotFoundHelp {...placedProps('NotFoundHelp', { fields }, page.locale)} {...(data && { data })} />,
    { dictionary: page.locale === 'es' ? es : en, ...page },
  ).container;

describe('NotFoundHelp', () => {
  it('says what was asked for and names close addresses, each with its kind', async () => {
    const container = draw(asked);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find that page');
    expect(screen.getByText('/find-provider/dr-amara-okofor').tagName).toBe('STRONG');
    const rows = within(container.querySelector<HTMLElement>('.NotFoundHelp-close')!).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      'Amara Okafor, MDDoctor or other provider',
      'BillingIn “For patients”',
      'Find a doctorPage',
    ]);
    expect(screen.getByRole('link', { name: 'Amara Okafor, MD' })).toHaveAttribute(
      'href',
      '/find-provider/dr-amara-okafor-p1',
    );
    expect(container).not.toHaveTextContent('It may have moved.');
    await expectNoAxeViolations(container);
  });

  it('has a search with the words of the address that works without scripts, and tasks', () => {
    const container = draw(asked);
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', '/search');
    expect([...new FormData(form)]).toEqual([['q', 'amara okofor']]);
    expect(screen.getByRole('search', { name: 'Or search everything' })).toBe(form);
    expect(screen.getByRole('list', { name: 'What many come for' })).toHaveTextContent(
      'Urgent careNurse line',
    );
    sendQueryAsJson(document);
    form.addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(form);
    expect([...new FormData(form)]).toEqual([['query', '"amara okofor"']]);
  });

  it('without a close address has no list, and the search moves up', async () => {
    const container = draw({ shown: '/zzz', words: 'zzz', close: [] });
    expect(container.querySelector('.NotFoundHelp-close')).toBeNull();
    expect(container).toHaveTextContent('You asked for /zzz.');
    expect(container).toHaveTextContent('It may have moved.');
    expect(screen.getByRole('search', { name: 'Search everything' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says nothing of an address that cannot be shown', () => {
    const container = draw({ words: '', close: [] });
    expect(container).not.toHaveTextContent('You asked for');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('speaks Spanish, its links too', async () => {
    const container = draw(asked, { locale: 'es' });
    expect(container).toHaveTextContent(
      'Usted buscaba /find-provider/dr-amara-okofor. Estas direcciones se parecen:',
    );
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/es/patients/billing');
    expect(container.querySelector('form')).toHaveAttribute('action', '/es/search');
    expect(container.textContent).not.toMatch(/notFound\.|\{/);
    await expectNoAxeViolations(container);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(NotFoundHelp, 'NotFoundHelp', 'Headline');
  });
});
