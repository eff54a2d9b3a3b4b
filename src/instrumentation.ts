/**
 * Runs once when a server process starts: a wrong environment stops it there, every problem listed. Lines that nobody reads
 * any more are lost without an error: Next would log each, and never come to an end. Addresses are respelled from here on.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const { env, EnvProblem } = await import('#src/config/env.ts');
  const { openFrontDesk } = await import('#src/server/frontDesk.ts');
  openFrontDesk();
  try {
    env();
  } catch (error) {
    console.error(error instanceof EnvProblem ? error.message : error);
    process.exit(1);
  }
}
