import userEvent from '@testing-library/user-event';
import {
  asked,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OpenNowSwitch } from './OpenNowSwitch.tsx';

const openNow = { 'builtin.hours': { $openAt: 'now' } };

it('[Q-214, Q-288] on: adds the filter open at now and searches again', async () => {
  const network = stubNetwork();
  const { container } = await renderSearch(<OpenNowSwitch {...placed('OpenNowSwitch')} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Open Now' }));
  await settle();
  expect(screen.getByRole('switch')).toBeChecked();
  expect(inAddress('staticFilters')).toEqual([openNow]);
  expect(asked(network.searches.at(-1), 'filters')).toEqual(openNow);
  await expectNoAxeViolations(container);
});

it('[Q-289] off: removes it and searches again, other filters stay', async () => {
  const network = stubNetwork();
  const near = { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 40000, name: 'Here' } } };
  await renderSearch(<OpenNowSwitch {...placed('OpenNowSwitch')} />, {
    address: `/find-location?staticFilters=${encodeURIComponent(JSON.stringify([openNow, near]))}`,
  });
  screen.getByRole('switch').focus();
  await userEvent.keyboard(' ');
  await settle();
  expect(inAddress('staticFilters')).toEqual([near]);
  expect(network.searches).toHaveLength(2);
  expect(asked(network.searches.at(-1), 'filters')).toEqual(near);
});
