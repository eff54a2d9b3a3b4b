import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/drawCard.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';

const investigator = {
  type: 'ce_investigator',
  name: 'Aarav Mwangi, MD',
  slug: 'aarav-mwangi-md',
  c_investigatorType: 'Non Clinical',
  image: { url: 'https://media.example/mwangi.jpg', alternateText: 'Aarav Mwangi, MD' },
  c_researchInstitute: [{ name: 'Alder Bay Center' }, { name: 'Golden Delta Center' }],
  c_researchTopics: [{ name: 'Orthopedics' }, { name: 'Pregnancy and birth' }],
};
const draw = (more: Record<string, unknown> = {}, options = {}) =>
  drawCard('Investigator', { ...investigator, ...more }, options);
const tags = () => screen.getAllByRole('listitem').map((one) => one.textContent);

it('[Q-221] shows portrait, name and kind of an investigator', async () => {
  const { container } = await draw();
  expect(screen.getByRole('link', { name: 'Aarav Mwangi, MD' })).toHaveAttribute(
    'href',
    '/research/investigators/aarav-mwangi-md-id1',
  );
  expect(screen.getByText('Non-clinical investigator')).toBeVisible();
  const portrait = container.querySelector('img');
  expect(portrait).toHaveAttribute('src', 'https://media.example/mwangi.jpg');
  expect([portrait?.width, portrait?.height]).toEqual([192, 256]);
  expect(screen.getByText('Alder Bay Center · Golden Delta Center')).toBeVisible();
  expect(tags()).toEqual(['Orthopedics', 'Pregnancy and birth']);
  await expectNoAxeViolations(container);
});

it('has their initials where there is no portrait', async () => {
  const { container } = await draw({
    image: 'nonsense',
    c_image: { url: '/-/media/art/investigator/x.svg' },
  });
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-art] text')).toHaveTextContent('AM');
});

it('shows another kind as it came, and the topics of their work where they have none', async () => {
  await draw({
    c_investigatorType: 'Emeritus',
    c_researchTopics: [],
    c_researchPublicationsAndStudies: [
      { c_researchTopics: [{ name: 'Asthma' }] },
      'nonsense',
      { c_researchTopics: [{ name: 'Asthma' }, { name: 'Sleep' }] },
    ],
  });
  expect(screen.getByText('Emeritus')).toBeVisible();
  expect(tags()).toEqual(['Asthma', 'Sleep']);
});
