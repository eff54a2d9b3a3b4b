import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** The machine a measurement ran on, and how busy it was: without it figures say nothing. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, ` +
  `Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} now`;
