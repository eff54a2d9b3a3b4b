/** A connection to Redis: commands and answers as they are on the wire, texts as bytes. */
export interface Redis {
  /** Rejects when there is no answer in time, and when the connection is gone. */
  ask(command: readonly (string | Buffer)[], withinMs: number): Promise<unknown>;
  close(): void;
}

/** It answered that it will not: `reason` is the first word of what it said, such as OOM or NOPERM. */
export class RedisRefusal extends Error {
  readonly reason: string;
  constructor(said: string) {
    super(said);
    this.name = 'RedisRefusal';
    this.reason = /^[A-Z]+/.exec(said)?.[0] ?? 'ERR';
  }
}

/** Rejects instead of waiting for longer. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Connects; a connection that breaks is not mended, another is opened. The client is loaded when it is first needed. */
export async function openRedis(url: string, withinMs: number): Promise<Redis> {
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: { connectTimeout: withinMs, reconnectStrategy: false },
  });
  // What it says here is said by the command that fails, too.
  client.on('error', () => undefined);
  const close = () => {
    try {
      client.destroy();
    } catch {
      // It is gone already.
    }
  };
  try {
    await within(client.connect(), withinMs);
  } catch (error) {
    close();
    throw error instanceof ErrorReply ? new RedisRefusal(error.message) : error;
  }
  client.unref();
  const typeMapping = { [RESP_TYPES.BLOB_STRING]: Buffer };
  return {
    async ask(command, ms) {
      try {
        return await within(client.sendCommand(command, { typeMapping }), ms);
      } catch (error) {
        throw error instanceof ErrorReply ? new RedisRefusal(error.message) : error;
      }
    },
    close,
  };
}
