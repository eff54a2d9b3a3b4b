/** Runs once when a server process starts: a wrong environment stops it there, every problem listed. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env, EnvProblem } = await import('#src/config/env.ts');
  try {
    env();
  } catch (error) {
    console.error(error instanceof EnvProblem ? error.message : error);
    process.exit(1);
  }
}
