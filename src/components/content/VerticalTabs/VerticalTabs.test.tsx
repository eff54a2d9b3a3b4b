import { act, fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { VerticalTabs } from './VerticalTabs.tsx';

describe('VerticalTabs', () => {
  const tab = (id: string, label: string) => ({
    componentName: 'VerticalTab',
    uid: id,
    params: { Id: id, DynamicPlaceholderId: '7' },
    fields: { Label: text(label) },
    placeholders: { 'vertical-tab-{*}': [{ componentName: `In${id}` }] },
  });
  const placeholders = {
    'vertical-tabs-{*}': [tab('offer', 'Offer'), tab('help', 'Help'), tab('ask', 'Ask')],
  };
  const onScreen = (isDesktop: boolean) => {
    window.matchMedia = ((media: string) => ({
      matches: isDesktop,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  };
  const states = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-expanded'));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  afterEach(() => {
    window.location.hash = '';
  });

  it('[Q-126] beside each other on desktop: always one panel', async () => {
    onScreen(true);
    const { container } = renderContent(VerticalTabs, { placeholders });
    expect(states()).toEqual(['true', 'false', 'false']);
    expect(screen.getByText('[vertical-tab] Inoffer')).toBeVisible();
    press('Help');
    expect(states()).toEqual(['false', 'true', 'false']);
    press('Help');
    expect(states()).toEqual(['false', 'true', 'false']);
    await expectNoAxeViolations(container);
  });

  it('[Q-127] an accordion on a phone: each opens and closes', () => {
    onScreen(false);
    renderContent(VerticalTabs, { placeholders });
    press('Ask');
    expect(states()).toEqual(['true', 'false', 'true']);
    press('Offer');
    press('Ask');
    expect(states()).toEqual(['false', 'false', 'false']);
  });

  it('[Q-125] a tab is opened by the hash that matches its id, on arrival and later', () => {
    onScreen(true);
    window.location.hash = '#ask';
    renderContent(VerticalTabs, { placeholders });
    expect(states()).toEqual(['false', 'false', 'true']);
    window.location.hash = '#help';
    act(() => {
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(states()).toEqual(['false', 'true', 'false']);
    window.location.hash = '#nobody';
    act(() => {
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(states()).toEqual(['false', 'true', 'false']);
  });

  it('moves the focus with the arrow keys', () => {
    onScreen(true);
    renderContent(VerticalTabs, { placeholders });
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name });
    screen.getByRole('button', { name: 'Offer' }).focus();
    key('ArrowDown');
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
    key('End');
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
    key('ArrowDown');
    expect(screen.getByRole('button', { name: 'Offer' })).toHaveFocus();
    key('ArrowUp');
    key('Home');
    expect(screen.getByRole('button', { name: 'Offer' })).toHaveFocus();
  });

  it('shows editors all tabs, and nobody an empty frame', () => {
    const { unmount } = renderContent(VerticalTabs, { placeholders }, { mode: 'edit' });
    expect(screen.getByText('[vertical-tabs] VerticalTab VerticalTab VerticalTab')).toBeInTheDocument();
    unmount();
    expect(renderContent(VerticalTabs).container).toBeEmptyDOMElement();
  });

  it('is named in both languages', () => {
    onScreen(true);
    renderContent(VerticalTabs, { placeholders }, { locale: 'es' });
    expect(screen.getByRole('group', { name: 'Temas' })).toBeInTheDocument();
  });
});
