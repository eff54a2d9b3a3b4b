import { Readable } from 'node:stream';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

export interface ApiCall {
  method?: string;
  url?: string;
  query?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Body as sent, for routes that read it themselves. */
  rawBody?: string;
  remoteAddress?: string;
}

export interface ApiOutcome {
  status: number;
  headers: Record<string, string>;
  text: string;
  json(): unknown;
  revalidated: string[];
  /** What Next would seal into the preview cookies; undefined where the route entered no preview. */
  previewData: unknown;
  /** How it would, such as for how many seconds. */
  previewOptions: unknown;
}

/** Calls an API route with a request and a response of Next's shape. `revalidate` may make a revalidation fail, or last. */
export async function callApi(
  handler: NextApiHandler,
  call: ApiCall = {},
  revalidate: (path: string) => void | Promise<void> = () => {},
): Promise<ApiOutcome> {
  const request = Object.assign(
    Readable.from(call.rawBody === undefined ? [] : [Buffer.from(call.rawBody)]),
    {
      method: call.method ?? 'GET',
      url: call.url ?? '/',
      query: call.query ?? {},
      headers: call.headers ?? {},
      body: call.body,
      socket: { remoteAddress: call.remoteAddress ?? '10.0.0.1' },
    },
  );
  let text = '';
  const headers: Record<string, string> = {};
  const revalidated: string[] = [];
  let previewData: unknown;
  let previewOptions: unknown;
  let status = 200;
  const response = {
    headersSent: false,
    status(code: number) {
      status = code;
      return response;
    },
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
      return response;
    },
    getHeader: (name: string) => headers[name.toLowerCase()],
    setPreviewData(data: unknown, options?: unknown) {
      previewData = data;
      previewOptions = options;
      return response;
    },
    redirect(address: string) {
      status = 307;
      headers.location = address;
    },
    json(value: unknown) {
      text = JSON.stringify(value);
    },
    send(value: string) {
      text += value;
    },
    write(piece: string) {
      text += piece;
      return true;
    },
    end() {},
    async revalidate(path: string) {
      await revalidate(path);
      revalidated.push(path);
    },
  };
  await handler(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
  const json = () => JSON.parse(text) as unknown;
  return { status, headers, text, json, revalidated, previewData, previewOptions };
}
