import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent } from '#tests/support/renderContent.tsx';
import { DetailPageContainer } from './DetailPageContainer.tsx';

describe('DetailPageContainer', () => {
  const main = { 'detail-main-{*}': [{ componentName: 'FacilityFaqs' }] };
  it('[S-014] holds the sections of an entity’s page and its facts', async () => {
    const { container } = renderContent(DetailPageContainer, {
      params: { AsidePosition: 'left' },
      placeholders: { ...main, 'detail-aside-{*}': [{ componentName: 'FacilityHours' }] },
    });
    expect(screen.getByText('[detail-main] FacilityFaqs')).toBeInTheDocument();
    expect(screen.getByText('[detail-aside] FacilityHours')).toBeInTheDocument();
    expect(container.querySelector('.DetailPageContainer--left')).not.toBeNull();
    await expectNoAxeViolations(container);
  });

  it('[D-255] the side column collapses when it is empty, but not for editors', () => {
    const { container, unmount } = renderContent(DetailPageContainer, { placeholders: main });
    expect(container.querySelector('.DetailPageContainer-aside')).toBeNull();
    unmount();
    renderContent(DetailPageContainer, { placeholders: main }, { mode: 'edit' });
    expect(screen.getByText('[detail-aside]')).toBeInTheDocument();
  });
});
