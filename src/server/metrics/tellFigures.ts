import { serveMetrics } from './serveMetrics.ts';
import { siteMetrics } from './siteMetrics.ts';

/** Counts from now on, and answers /metrics. A port that cannot be had ends the process, as one of the site's own does. */
export async function tellFigures(port: number, host: string): Promise<void> {
  try {
    await serveMetrics(siteMetrics(port), port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(`METRICS_PORT: ${host}:${port} cannot be listened at (${code ?? 'unknown'})`);
    process.exit(1);
  }
}
