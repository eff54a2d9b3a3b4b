import { screen } from '@testing-library/react';
import { drawCard } from '#src/components/cards/testing/storyHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { YextServiceCard } from './YextServiceCard.tsx';

const service = {
  id: 'svc1',
  data: {
    type: 'ce_service',
    name: 'Imaging',
    description: 'See inside, gently.',
    c_detailPageURL: '/services/imaging',
    c_topLevelService: true,
  },
};
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

it('[Q-230] shows the service and leads to its page', async () => {
  const { container } = drawCard(YextServiceCard, service);
  expect(screen.getByRole('link', { name: 'Imaging' })).toHaveAttribute('href', '/services/imaging');
  expect(screen.getByText('See inside, gently.')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

it('has its picture, and names the service it is a part of', async () => {
  const { container } = drawCard(YextServiceCard, {
    ...service,
    data: {
      ...service.data,
      c_image: { url: 'https://media.example/imaging.jpg', width: 640, height: 427 },
      c_parentService: [{ name: 'Tests and scans' }],
    },
  });
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.getByText('Tests and scans')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('[Q-354, X-050] of another kind of entity shows nothing and logs so', () => {
  const { container } = drawCard(YextServiceCard, { ...service, entityType: 'ce_award' });
  expect(container).toBeEmptyDOMElement();
  expect(logged.mock.calls).toContainEqual(['YextServiceCard component used for non Yext Service entity.']);
});

it('shows nothing without a result, and logs nothing', () => {
  expect(drawCard(YextServiceCard, undefined).container).toBeEmptyDOMElement();
  expect(logged).not.toHaveBeenCalled();
});
