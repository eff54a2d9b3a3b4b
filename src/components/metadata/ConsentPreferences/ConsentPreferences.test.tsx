import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '#src/i18n/en/consent.ts';
import { consent as consentEs } from '#src/i18n/es/consent.ts';
import { hasConsent, saveConsent, toggleConsentPreferences } from '#src/browser/consent.ts';
import { dialogInJsdom } from '#tests/support/dialogInJsdom.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { answerOptOut } from './answerOptOut.ts';
import { ConsentPreferences } from './ConsentPreferences.tsx';

beforeAll(dialogInJsdom);
beforeAll(() => answerOptOut(document));
beforeEach(() => localStorage.clear());

const draw = (page = {}) =>
  renderOnPage(
    <>
      <a href="#privacy" data-tracking-opt-out="">
        Do not share
      </a>
      <ConsentPreferences />
    </>,
    { dictionary: consent, ...page },
  );
const toggle = () => act(() => void toggleConsentPreferences());
const chat = () => screen.findByRole('switch', { name: 'Chat and statistics' });

it('[R-058] is nothing until it is toggled, and goes when toggled again', async () => {
  const { container } = draw();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  toggle();
  expect(await screen.findByRole('dialog', { name: 'Cookie permissions' })).toBeVisible();
  await expectNoAxeViolations(container);
  toggle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[C-093] keeps C0002 only when it was allowed and saved', async () => {
  draw();
  toggle();
  await userEvent.click(await chat());
  expect(hasConsent('C0002')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(hasConsent('C0002')).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  toggle();
  expect(await chat()).toBeChecked();
  await userEvent.click(await chat());
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(hasConsent('C0002')).toBe(false);
});

describe('streets on maps', () => {
  const { config } = pageFixture();
  const mapTiles = { url: 'https://t.example.org/{z}/{x}/{y}', maxZoom: 18, attribution: [] };
  const streets = () => screen.findByRole('switch', { name: 'Streets on maps' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));

  it('are asked about where another party has them, and kept beside the rest', async () => {
    saveConsent(['C0002']);
    const { container } = draw({ config: { ...config, mapTiles: { ...mapTiles, host: 't.example.org' } } });
    toggle();
    await userEvent.click(await streets());
    expect(screen.getByText(/come from t\.example\.org/)).toBeVisible();
    await expectNoAxeViolations(container);
    await save();
    expect([hasConsent('C0002'), hasConsent('C0003')]).toEqual([true, true]);
    toggle();
    await userEvent.click(await streets());
    await save();
    expect([hasConsent('C0002'), hasConsent('C0003')]).toEqual([true, false]);
  });

  it.each([
    ['no maps have them', config],
    ['the site has them itself', { ...config, mapTiles }],
  ])('are not asked about where %s', async (_where, given) => {
    draw({ config: given });
    toggle();
    await chat();
    expect(screen.getAllByRole('switch')).toHaveLength(2);
  });
});

it('[Q-164] answers the opt-out link in place of its page', async () => {
  draw();
  await userEvent.click(screen.getByRole('link', { name: 'Do not share' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('keeps what was chosen for this page where storage is closed', async () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  const told = jest.fn();
  window.addEventListener('site:consent', told);
  draw();
  toggle();
  await userEvent.click(await chat());
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(told).toHaveBeenCalledTimes(1);
  window.removeEventListener('site:consent', told);
  closed.mockRestore();
});

it('does nothing while editing', () => {
  draw({ mode: 'edit' });
  expect(toggleConsentPreferences()).toBe(false);
});

it('speaks Spanish', async () => {
  draw({ locale: 'es', dictionary: consentEs });
  toggle();
  expect(await screen.findByRole('dialog', { name: 'Permisos de cookies' })).toBeVisible();
});
