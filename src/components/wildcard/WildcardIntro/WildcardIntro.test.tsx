import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { expectEmptyBehaviour, renderContent, text } from '#tests/support/renderContent.tsx';
import { WildcardIntro } from './WildcardIntro.tsx';

const fields = { Text: text('<p>See our {specialty} in <b>{city}</b>.</p>') };
const wildcard = {
  city: { name: 'Elk <i>Grove', region: 'CA', slug: 'elk-grove' },
  specialty: {
    uid: '1',
    name: 'Cardiology',
    plural: 'Cardiologists',
    englishName: 'Cardiology',
    slug: 'cardiology',
  },
};

it('fills its tokens with what the address names, as text', async () => {
  const { container } = renderContent(WildcardIntro, { fields }, { wildcard });
  expect(container).toHaveTextContent('See our Cardiologists in Elk <i>Grove.');
  expect(screen.getByText('Elk <i>Grove').tagName).toBe('B');
  await expectNoAxeViolations(container);
});

it('shows editors the pattern they wrote', () => {
  const { container } = renderContent(WildcardIntro, { fields }, { wildcard, mode: 'edit' });
  expect(container).toHaveTextContent('See our {specialty} in {city}.');
});

it('shows visitors nothing without a text, and editors what is missing', () => {
  expectEmptyBehaviour(WildcardIntro, 'WildcardIntro', 'Text');
});
