// @ts-check
import { nodeTests } from '../../jest.node.js';

export default {
  ...nodeTests('<rootDir>/../..'),
  displayName: 'platform',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: 30_000,
};
