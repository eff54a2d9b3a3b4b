import { screen, within } from '@testing-library/react';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { serviceIndex as en } from '#src/i18n/en/serviceIndex.ts';
import { serviceIndex as es } from '#src/i18n/es/serviceIndex.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placed, placedProps } from '#tests/support/placed.ts';
import { expectEmptyBehaviour, items, link, text } from '#tests/support/renderContent.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { byLetter, loadServiceIndex } from './ServiceIndex.data.ts';
import { ServiceIndex } from './ServiceIndex.tsx';

const service = (name: string, also: string[] = []) => ({
  id: name,
  name,
  path: `/services/${name.toLowerCase()}`,
  also,
});
const services = [service('Imaging', ['MRI', 'X-ray']), service('MRI', ['Imaging']), service('3D Mammogram')];
const need = (title: string, href: string) => ({
  Title: text(title),
  Text: text('Some words'),
  Link: link(href, title),
});
const part = (title: string, BodyPart: string, ...links: string[]) => ({
  Title: text(title),
  BodyPart: text(BodyPart),
  items: items(...links.map((name) => ({ Link: link(`/${name}`, name) }))),
});
const fields = {
  Headline: text('All services'),
  items: items(
    need('A test or a scan', '/services/imaging'),
    part('Heart and blood vessels', 'Heart', 'heart', 'veins'),
    part('Hands', 'None', 'hand'),
  ),
};
const draw = (data = byLetter(services, 'en'), page: Partial<PageProps> = {}) =>
  renderOnPage(<ServiceIndex {...placedProps('ServiceIndex', { fields }, page.locale)} data={data} />, {
    dictionary: page.locale === 'es' ? es : en,
    ...page,
  }).container;

describe('ServiceIndex', () => {
  it('has three ways in, each with its links', async () => {
    const container = draw();
    expect(screen.getByRole('heading', { level: 1, name: 'All services' })).toBeVisible();
    const ways = within(screen.getByRole('navigation', { name: 'Ways to look' })).getAllByRole('link');
    expect(ways.map((one) => one.getAttribute('href'))).toEqual(['#by-need', '#by-body-part', '#a-to-z']);
    for (const way of ways) expect(container.querySelector(way.getAttribute('href')!)).not.toBeNull();
    const needs = within(screen.getByRole('region', { name: 'By need' }));
    expect(needs.getByRole('link', { name: 'A test or a scan' })).toHaveAttribute(
      'href',
      '/services/imaging',
    );
    const parts = within(screen.getByRole('region', { name: 'By body part' }));
    expect(parts.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Heart and blood vessels',
      'Hands',
    ]);
    expect(parts.getAllByRole('link').map((one) => one.textContent)).toEqual(['heart', 'veins', 'hand']);
    await expectNoAxeViolations(container);
  });

  it('numbers on the figure what it has a place for; the figure is decoration', () => {
    const container = draw();
    const pins = [...container.querySelectorAll('.ServiceIndex-pin')];
    expect(
      pins.map((pin) => [pin.textContent, pin.getAttribute('href'), pin.getAttribute('tabindex')]),
    ).toEqual([['1', '#part-1', '-1']]);
    expect(container.querySelector('#part-1')).toHaveTextContent('Heart and blood vessels');
    expect(container.querySelector('.ServiceIndex-figure')).toHaveAttribute('aria-hidden', 'true');
  });

  it('lists services under their letters; a letter without one is text', () => {
    draw();
    const az = within(screen.getByRole('region', { name: 'A to Z' }));
    expect(az.getByText('3 services')).toBeVisible();
    const letters = within(az.getByRole('list', { name: 'Letters' }));
    expect(letters.getAllByRole('link').map((one) => one.textContent)).toEqual(['I', 'M', '0–9']);
    expect(letters.getByText('B').tagName).toBe('SPAN');
    expect(az.getByRole('link', { name: 'Imaging' })).toHaveAttribute('href', '/services/imaging');
    expect(az.getByRole('link', { name: 'Imaging' }).closest('li')).toHaveAttribute('data-find', 'MRI X-ray');
  });

  it('has a field that searches services without scripts', () => {
    const container = draw();
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('action', '/services');
    expect(screen.getByRole('searchbox', { name: 'Find a service' })).toHaveAttribute('name', 'q');
  });

  it('leaves out a way that leads nowhere', () => {
    draw([]);
    expect(screen.queryByRole('region', { name: 'A to Z' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'A–Z' })).toBeNull();
  });

  it('speaks Spanish and stays in it', async () => {
    const container = draw(
      byLetter([service('Ánimo'), service('Atención del asma'), service('Imágenes')], 'es'),
      { locale: 'es' },
    );
    expect(screen.getByRole('region', { name: 'De la A a la Z' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Imágenes' })).toHaveAttribute('href', '/es/services/imágenes');
    expect(screen.getByRole('link', { name: 'A' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Asma, atención del' })).toHaveAttribute(
      'href',
      '/es/services/atención del asma',
    );
    expect(container.querySelector('form')).toHaveAttribute('action', '/es/services');
    expect(container.textContent).not.toMatch(/serviceIndex\.|\{/);
    await expectNoAxeViolations(container);
  });

  it('is loaded with the services of the language', async () => {
    const asked: string[] = [];
    const data = await loadServiceIndex(placed('ServiceIndex'), {
      locale: 'es',
      directory: {
        services: async (locale: string) => {
          asked.push(locale);
          return services;
        },
      },
    } as unknown as ComponentDataContext);
    expect(asked).toEqual(['es']);
    expect(data?.map(({ letter }) => letter)).toEqual(['I', 'M', '#']);
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(ServiceIndex, 'ServiceIndex', 'Headline');
  });
});
