// Loaded before a program of a test (`node --import`): from here on it tells the test's time.
import { moveClock } from './testClock.ts';

moveClock();
