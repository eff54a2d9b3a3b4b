import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderContent, text } from '#tests/support/renderContent.tsx';
import { HeaderSearchFlyout } from './HeaderSearchFlyout.tsx';
import { sendQueryAsJson } from './sendQueryAsJson.ts';

describe('HeaderSearchFlyout', () => {
  const fields = { Placeholder: text('Doctors and places') };
  it('is a closed plain form to the site’s search, which works without scripts', async () => {
    const { container } = renderContent(
      HeaderSearchFlyout,
      { fields, params: { VerticalKey: 'locations' } },
      { locale: 'es' },
    );
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/es/search');
    expect(form).not.toHaveAttribute('method', 'post');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['q', ''],
      ['verticalKey', 'locations'],
    ]);
    expect(container.querySelector('summary')).toHaveAccessibleName('Buscar');
    await expectNoAxeViolations(container);
  });

  it('[Q-060] sends what was typed as the search page writes it, to the target path', () => {
    const { container } = renderContent(HeaderSearchFlyout, {
      fields: { ...fields, TargetPath: text('/find-location') },
    });
    sendQueryAsJson(document);
    fireEvent.change(screen.getByLabelText('Doctors and places'), { target: { value: ' knee pain ' } });
    const form = container.querySelector('form') as HTMLFormElement;
    let sent: [string, FormDataEntryValue][] = [];
    form.addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(form);
    sent = [...new FormData(form)];
    expect(sent).toEqual([['query', '"knee pain"']]);
    expect(form).toHaveAttribute('action', '/find-location');
  });

  it('does not open while editing', () => {
    const { container } = renderContent(HeaderSearchFlyout, { fields }, { mode: 'edit' });
    expect(container.querySelector('details, form, button')).toBeNull();
    expect(screen.getByRole('img', { name: 'Search' })).toBeInTheDocument();
  });
});
