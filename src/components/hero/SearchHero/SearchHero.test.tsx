import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, items, link, renderContent, text } from '#tests/support/renderContent.tsx';
import { SearchHero } from './SearchHero.tsx';

describe('SearchHero', () => {
  const fields = {
    Headline: text('Find a location'),
    SubHeadline: text('Near you'),
    LinkListHeadline: text('Popular'),
    Content: text('<p>Call if you are not sure.</p>'),
    items: items({ Link: link('/urgent', 'Urgent care') }),
  };
  const placeholders = { 'hero-search-{*}': [{ componentName: 'RedirectedLocationSearchBar' }] };
  it.each([
    ['[Q-115, Q-119] Default', 'Default', true, false],
    ['[Q-115, Q-119] WithLinkList', 'WithLinkList', true, true],
    ['[Q-115] Compact', 'Compact', false, false],
  ])('%s', async (_, FieldNames, hasText, hasLinks) => {
    const { container } = renderContent(SearchHero, { fields, placeholders, params: { FieldNames } });
    expect(screen.getByRole('heading', { level: 1, name: 'Find a location' })).toBeInTheDocument();
    expect(screen.getByText('[hero-search] RedirectedLocationSearchBar')).toBeInTheDocument();
    expect(screen.queryByText('Near you') !== null).toBe(hasText);
    expect(screen.queryByText('Call if you are not sure.') !== null).toBe(hasText);
    expect(screen.queryByRole('heading', { level: 2, name: 'Popular' }) !== null).toBe(hasLinks);
    expect(screen.queryByRole('link', { name: 'Urgent care' }) !== null).toBe(hasLinks);
    await expectNoAxeViolations(container);
  });

  const breadcrumb = [
    { title: 'Home', path: '/' },
    { title: 'This page', path: '/here' },
  ];
  it('[Q-117] shows the way here above it, and nothing without an ancestor', () => {
    const { unmount } = renderContent(SearchHero, { fields }, { breadcrumb });
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('HomeThis page');
    unmount();
    renderContent(SearchHero, { fields });
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  });

  it('shows visitors nothing without content, and editors what is missing', () => {
    expectEmptyBehaviour(SearchHero, 'SearchHero', 'Headline');
  });
});
