import { screen } from '@testing-library/react';
import { facilityFixture } from '#src/components/entity/facility/testing/facilityFixture.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { EntityProse } from './EntityProse.tsx';

it('[A-60] text of an entity without words in the language of the page is marked with its own', () => {
  const draw = (locale: 'en' | 'es') =>
    renderOnPage(<EntityProse html="<p>Open every day</p>" />, {
      locale: 'es',
      entity: facilityFixture({ locale }),
    }).container.firstElementChild;
  expect(draw('en')).toHaveAttribute('lang', 'en');
  expect(draw('en')).toHaveTextContent('Open every day');
  expect(draw('es')).not.toHaveAttribute('lang');
});

it('links in the text of an entity lead to pages in the language of the page', () => {
  renderOnPage(<EntityProse html='<p><a href="/visitors">Visitas</a></p>' />, { locale: 'es' });
  expect(screen.getByRole('link', { name: 'Visitas' })).toHaveAttribute('href', '/es/visitors');
});
