import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import {
  expectEmptyBehaviour,
  image,
  items,
  link,
  renderContent,
  text,
} from '#tests/support/renderContent.tsx';
import { HomepageHero } from './HomepageHero.tsx';

describe('HomepageHero', () => {
  const fields = {
    Headline: text('Good care starts close to home.'),
    Text: text('<p>Find a doctor.</p>'),
    items: items({ Link: link('/flu', 'Flu shot') }),
  };
  const placeholders = { 'hero-search-{*}': [{ componentName: 'RedirectedSearchBar' }] };
  it('[Q-113] has one sentence, the finder, what is often searched, and the house’s picture', async () => {
    const { container } = renderContent(HomepageHero, { fields, placeholders });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Good care starts close to home.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('[hero-search] RedirectedSearchBar')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Often searched' })).toHaveTextContent('Flu shot');
    expect(container.querySelector('.HomepageHero-art svg')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('offers several bars as a choice of what to look for, the first one chosen', async () => {
    const bar = (name: string, label?: string): ComponentRendering => ({
      componentName: name,
      fields: label === undefined ? {} : { Label: text(label) },
    });
    const choices = {
      'hero-search-{*}': [
        bar('RedirectedLocationSearchBar', 'Doctors'),
        bar('RedirectedLocationSearchBar', 'Locations'),
        bar('RedirectedSearchBar', 'Everything'),
      ],
    };
    const { container, unmount } = renderContent(HomepageHero, { fields, placeholders: choices });
    const group = screen.getByRole('group', { name: 'What are you looking for?' });
    expect(group).toHaveTextContent('DoctorsLocationsEverything');
    expect(screen.getByRole('radio', { name: 'Doctors' })).toBeChecked();
    await expectNoAxeViolations(container);
    unmount();
    // A bar without a name, or one alone, leaves nothing to choose.
    for (const bars of [[bar('A', 'Doctors'), bar('B')], [bar('A', 'Doctors')]]) {
      const one = renderContent(HomepageHero, { fields, placeholders: { 'hero-search-{*}': bars } });
      expect(screen.queryByRole('radio')).toBeNull();
      one.unmount();
    }
    renderContent(HomepageHero, { fields, placeholders: choices }, { mode: 'edit' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('takes a picture of its own, and stands without finder and links', () => {
    const { container } = renderContent(
      HomepageHero,
      { fields: { Headline: text('Hi'), Image: image() } },
      { locale: 'es' },
    );
    expect(screen.getByRole('img', { name: 'A clinic' })).toBeInTheDocument();
    expect(container.querySelector('.HomepageHero-finder, .HomepageHero-often')).toBeNull();
  });

  it('speaks Spanish', () => {
    renderContent(HomepageHero, { fields }, { locale: 'es' });
    expect(screen.getByRole('list', { name: 'Búsquedas frecuentes' })).toBeInTheDocument();
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(HomepageHero, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(HomepageHero, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(HomepageHero, 'HomepageHero', 'Headline');
  });
});
