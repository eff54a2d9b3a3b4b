interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** A conversation in WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands with their answers, and events. */
export interface Bidi {
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

export async function openBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`${address} takes no connection`));
  });
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') onEvent(answer.method ?? '', answer.params);
    else waiting.get(answer.id ?? 0)?.(answer);
  };
  socket.onclose = () => {
    for (const [id, answer] of waiting)
      answer({ id, type: 'error', error: 'closed', message: 'the browser is gone' });
  };
  return {
    close: () => socket.close(),
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id);
          if (type === 'success') resolve(result as T);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
  };
}
