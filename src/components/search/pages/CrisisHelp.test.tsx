import { render, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { crisis as english } from '#src/i18n/en/crisis.ts';
import { crisis as spanish } from '#src/i18n/es/crisis.ts';
import { CRISIS_LINES } from '#src/domain/crisis/crisisLines.ts';
import { crisisLinesFor } from '#src/domain/crisis/crisisLinesFor.ts';
import { CrisisHelp } from './CrisisHelp.tsx';

const draw = (
  words: string,
  locale: 'en' | 'es' = 'en',
  variant: 'main' | 'plan' = 'main',
  edited: Record<string, string> = {},
) =>
  render(
    <OnPage
      page={pageFixture({
        ...{ locale, variant },
        dictionary: { ...(locale === 'es' ? spanish : english), ...edited },
      })}
    >
      <CrisisHelp lines={crisisLinesFor(words)} />
    </OnPage>,
  );
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it.each(['main', 'plan'] as const)('suicidal words bring 988 and 911 on the %s site', async (variant) => {
  const { container } = draw('suicidal', 'en', variant);
  const help = screen.getByRole('region', { name: 'Help is here, right now' });
  expect(within(help).getByRole('heading', { level: 2 })).toBeVisible();
  expect(ways()).toEqual([
    ['Call 988', 'tel:988'],
    ['Text 988', 'sms:988'],
    ['Call 911', 'tel:911'],
  ]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('988 Suicide & Crisis Lifeline'));
  await expectNoAxeViolations(container);
});

it('in Spanish it says to press 2, and to text AYUDA', async () => {
  const { container } = draw('quiero morir', 'es');
  expect(ways()).toEqual([
    ['Llame al 988 y oprima 2', 'tel:988'],
    ['Envíe AYUDA al 988', 'sms:988?&body=AYUDA'],
    ['Llame al 911', 'tel:911'],
  ]);
  await expectNoAxeViolations(container);
});

it('an overdose brings 911, Poison Help and 988; violence the hotline', () => {
  draw('overdose');
  expect(ways().map(([words]) => words)).toEqual(['Call 911', 'Call 1-800-222-1222', 'Call 988', 'Text 988']);
  expect(ways()[1]).toEqual(['Call 1-800-222-1222', 'tel:+18002221222']);
});

it('violence brings the hotline', () => {
  draw('domestic violence');
  expect(ways()).toEqual([
    ['Call 911', 'tel:911'],
    ['Call 1-800-799-7233', 'tel:+18007997233'],
    ['Text START to 88788', 'sms:88788?&body=START'],
  ]);
});

it('says what editors made of words and numbers, which are phrases of the site', () => {
  draw('domestic violence', 'en', 'main', {
    'crisis.violence': 'Our own hotline, day and night',
    'crisis.numberOf-violence': '916-555-0142',
  });
  expect(screen.getByText('Our own hotline, day and night')).toBeVisible();
  expect(ways()).toEqual([
    ['Call 911', 'tel:911'],
    ['Call 916-555-0142', 'tel:+19165550142'],
  ]);
});

it.each(['', 'soon', '12', 'tel', '9 1', '<b>', '988'.repeat(12)])(
  'never lacks a number: %j is none, and the one everybody knows stands there',
  (number) => {
    draw('suicidal', 'es', 'main', { 'crisis.numberOf-lifeline': number });
    expect(ways()[0]).toEqual(['Llame al 988 y oprima 2', 'tel:988']);
  },
);

it('the numbers editors begin with are those that stand instead', () => {
  for (const [line, { call }] of Object.entries(CRISIS_LINES))
    for (const phrases of [english, spanish] as Record<string, string>[])
      expect(phrases[`crisis.numberOf-${line}`]).toBe(call);
});

it('other words bring nothing', () => {
  draw('cardiology');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('an emergency leads to the emergency rooms, too, on the site that has them; a poisoning or an attack does not', async () => {
  const { container, unmount } = draw('dolor de pecho', 'es');
  expect(ways()).toEqual([
    ['Llame al 911', 'tel:911'],
    ['Ver las salas de emergencias', '/es/find-location/type/emergency-rooms'],
  ]);
  await expectNoAxeViolations(container);
  unmount();
  for (const [words, variant, path] of [
    ['chest pain', 'plan', '/find-location/type/emergency-rooms'],
    ['chest pain', 'main', 'none'],
    ['chest pain', 'main', '//elsewhere.example'],
    ['overdose', 'main', '/find-location/type/emergency-rooms'],
  ] as const) {
    const drawn = draw(words, 'en', variant, { 'crisis.emergencyRoomsAt': path });
    expect(ways().map(([, href]) => href)).not.toContain(path);
    expect(screen.queryByText('See emergency rooms')).toBeNull();
    drawn.unmount();
  }
});

it('who was assaulted finds the line for that', () => {
  draw('i was raped');
  expect(ways()).toEqual([
    ['Call 911', 'tel:911'],
    ['Call 1-800-656-4673', 'tel:+18006564673'],
  ]);
});
