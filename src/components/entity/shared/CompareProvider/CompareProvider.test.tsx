import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CompareToggle } from '#src/components/shared/compare/CompareToggle.tsx';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { compare as en } from '#src/i18n/en/compare.ts';
import { compare as es } from '#src/i18n/es/compare.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { CompareProvider } from './CompareProvider.tsx';

const entity = { entityTypeId: 'healthcareProfessional', id: 'p1', name: 'Amara Okafor' } as Provider;
const toggle = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('CompareProvider', () => {
  it('puts a provider on the list and takes them off, keeping ids only', async () => {
    const { container } = renderOnPage(<CompareProvider />, { entity, dictionary: en });
    expect(toggle('Compare Amara Okafor')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle(/Amara/));
    expect(toggle(/Amara/)).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('compared')).toBe('p1');
    expect(container).toHaveTextContent('Kept on this device only.');
    await expectNoAxeViolations(container);
    await userEvent.click(toggle(/Amara/));
    expect(localStorage.getItem('compared')).toBeNull();
  });

  it('two of them lead to the page that compares, in the language', async () => {
    localStorage.setItem('compared', 'p7');
    renderOnPage(<CompareProvider />, { entity, dictionary: es, locale: 'es' });
    await userEvent.click(toggle(/Amara/));
    expect(screen.getByRole('link', { name: 'Ver los 2 lado a lado' })).toHaveAttribute(
      'href',
      '/es/compare?providers=p7,p1',
    );
  });

  it('says when the list is full and takes no fifth', async () => {
    localStorage.setItem('compared', 'a,b,c,d');
    const { container } = renderOnPage(<CompareProvider />, { entity, dictionary: en });
    expect(container).toHaveTextContent('4 at most');
    await userEvent.click(toggle(/Amara/));
    expect(localStorage.getItem('compared')).toBe('a,b,c,d');
    await expectNoAxeViolations(container);
  });

  it('several controls and other windows tell one another', async () => {
    renderOnPage(
      <>
        <CompareToggle id="p1" name="One" />
        <CompareToggle id="p1" name="Again" />
      </>,
      { dictionary: en },
    );
    await userEvent.click(toggle(/One/));
    expect(toggle(/Again/)).toHaveAttribute('aria-pressed', 'true');
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new Event('storage'));
    });
    expect(toggle(/Again/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('stands where the device keeps nothing', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    renderOnPage(<CompareProvider />, { entity, dictionary: en });
    await userEvent.click(toggle(/Amara/));
    expect(toggle(/Amara/)).toHaveAttribute('aria-pressed', 'false');
    refused.mockRestore();
  });

  it('keeps its place before scripts run; nothing without a provider or for an id no address can hold', () => {
    const html = renderToString(
      <OnPage page={pageFixture({ dictionary: en })}>
        <CompareToggle id="p1" name="One" />
      </OnPage>,
    );
    expect(html).toContain('CompareToggle--asleep');
    expect(renderOnPage(<CompareProvider />).container).toBeEmptyDOMElement();
    expect(renderOnPage(<CompareToggle id="a,b" name="x" />).container).toBeEmptyDOMElement();
  });
});
