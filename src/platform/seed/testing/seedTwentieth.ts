import { spawnSync } from 'node:child_process';

/** Seeds a data file with a twentieth of the demo network, by the program that is named with its options. Throws what it said. */
export function seedTwentieth(path: string, program: readonly string[], env = process.env): void {
  const args = [...program, '--data', path, '--scale', '0.05'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The demo network could not be seeded: ${stdout}${stderr}`);
}
