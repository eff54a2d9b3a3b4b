/**
 * Runs once when a server process starts: a wrong environment stops it there, every problem listed. Lines that nobody reads
 * any more are lost without an error: Next would log each, and never come to an end. From here on every request has a name,
 * every answer its security headers, and addresses are respelled.
 */
export async function register(): Promise<void> {
  // In a condition of its own, by which Next leaves Node's parts out of what it compiles for other runtimes.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // date-fns-tz reckons through the machine's own clock, and is an hour off where that one springs forward.
    process.env.TZ = 'UTC';
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const { env, EnvProblem } = await import('#src/config/env.ts');
    const { protectAnswers } = await import('#src/server/protectAnswers.ts');
    const { tagAnswers } = await import('#src/server/edge/tagAnswers.ts');
    const { openFrontDesk } = await import('#src/server/frontDesk.ts');
    const { answerOutages } = await import('#src/server/outages.ts');
    const { nameRequests } = await import('#src/server/requestId.ts');
    const { log } = await import('#src/server/log.ts');
    const { withVendorNames } = await import('#src/config/vendorNames.ts');
    for (const notice of withVendorNames(process.env).notices) log({ event: 'environment', notice });
    try {
      nameRequests(env().TRUSTED_PROXY_HOPS > 0);
      answerOutages();
      protectAnswers(env());
    } catch (error) {
      console.error(error instanceof EnvProblem ? error.message : error);
      process.exit(1);
    }
    openFrontDesk(env());
    // After addresses have their one spelling.
    tagAnswers(env());
    if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PHASE === 'phase-production-build') return;
    const { keepDraftKeys } = await import('#src/server/keepDraftKeys.ts');
    keepDraftKeys();
    const { compressAnswers } = await import('#src/server/compress/compressAnswers.ts');
    compressAnswers();
    const { refuseWhenBusy } = await import('#src/server/busy/refuseWhenBusy.ts');
    // Behind all the others: an answer it gives has its name and its headers.
    refuseWhenBusy({ env: env(), log });
    const { stopGently } = await import('#src/server/stopGently.ts');
    stopGently(env().DRAIN_SECONDS);
    const { METRICS_PORT: port, METRICS_HOST: host } = env();
    if (port === undefined) return;
    const { tellFigures } = await import('#src/server/metrics/tellFigures.ts');
    await tellFigures(port, host);
  }
}
