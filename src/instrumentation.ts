/**
 * Runs once when a server process starts: a wrong environment stops it there, every problem listed. Lines that nobody reads
 * any more are lost without an error: Next would log each, and never come to an end. From here on every answer has its
 * security headers, and addresses are respelled.
 */
export async function register(): Promise<void> {
  // In a condition of its own, by which Next leaves Node's parts out of what it compiles for other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // date-fns-tz reckons through the machine's own clock, and is an hour off where that one springs forward.
    process.env.TZ = 'UTC';
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const { env, EnvProblem } = await import('#src/config/env.ts');
    const { protectAnswers } = await import('#src/server/protectAnswers.ts');
    const { openFrontDesk } = await import('#src/server/frontDesk.ts');
    try {
      protectAnswers(env());
    } catch (error) {
      console.error(error instanceof EnvProblem ? error.message : error);
      process.exit(1);
    }
    openFrontDesk();
  }
}
