import { acceptedPlans } from './acceptedPlans.ts';

const plans = [{ name: 'Zephyr PPO' }, { name: 'Alder HMO' }, { name: 'zephyr  ppo' }];

it('[R-116, R-117] names each plan of a physician once, in alphabetical order', () =>
  expect(acceptedPlans({ isPhysician: true, plans }).map(({ name }) => name)).toEqual([
    'Alder HMO',
    'Zephyr PPO',
  ]));

it('[R-122] names none of other providers', () =>
  expect(acceptedPlans({ isPhysician: false, plans })).toEqual([]));
