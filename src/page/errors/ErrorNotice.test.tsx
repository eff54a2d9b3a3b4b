import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { errorPage as english } from '#src/i18n/en/errorPage.ts';
import { errorPage as spanish } from '#src/i18n/es/errorPage.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

jest.mock('next/head', () => ({ __esModule: true, default: (_props: { children: ReactNode }) => null }));

describe('ErrorNotice', () => {
  it('says that the page is missing and leads on', async () => {
    const { container } = render(<ErrorNotice kind="notFound" locale="en" strings={english} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t find that page');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/search']);
    await expectNoAxeViolations(container);
  });

  it('says that the service has a problem, in Spanish, and offers to try again', async () => {
    const { container } = render(<ErrorNotice kind="serverError" locale="es" strings={spanish} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página tiene un problema');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['?', '/es']);
    await expectNoAxeViolations(container);
  });
});
