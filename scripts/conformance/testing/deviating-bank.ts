import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

export type Draft = { status: number; headers: Headers; body: unknown };

/** Sends an answer that is not JSON. */
export type RawSender = (res: ServerResponse) => void;

/** Changes the bank's answer, or returns a function that sends another answer. */
export type Deviation = (answer: Draft) => RawSender | undefined;

/** Header that names the deviation of a request. */
export const DEVIATION = 'x-deviation';

/** Forwards requests without their bodies to a bank and changes its answers. */
export function deviatingBank(bank: string, deviations: ReadonlyMap<string, Deviation>): Promise<string> {
  return listen(async (req, res) => {
    const sentHeaders = new Headers();
    for (const [name, value] of Object.entries(req.headers))
      if (typeof value === 'string' && !['host', 'connection'].includes(name)) sentHeaders.set(name, value);
    const answer = await fetch(`${bank}${req.url}`, { method: req.method ?? 'GET', headers: sentHeaders });
    const text = await answer.text();
    const draft: Draft = {
      status: answer.status,
      headers: new Headers(answer.headers),
      body: text === '' ? undefined : JSON.parse(text),
    };
    for (const name of [
      'content-length',
      'content-encoding',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ])
      draft.headers.delete(name);
    const raw = deviations.get(sentHeaders.get(DEVIATION) ?? '')?.(draft);
    if (raw) return raw(res);
    res.sendDate = false;
    res.writeHead(draft.status, Object.fromEntries(draft.headers));
    res.end(draft.body === undefined ? undefined : JSON.stringify(draft.body));
  });
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Replaces the value at a path such as `data.0.key`; undefined removes it. */
export function put(path: string, value: unknown): Deviation {
  const names = path.split('.');
  const last = names.pop() ?? '';
  return (answer) => {
    if (path === '') {
      answer.body = value;
      return;
    }
    let at: unknown = answer.body;
    for (const name of names) at = isContainer(at) ? Reflect.get(at, name) : undefined;
    if (!isContainer(at)) throw new Error(`the answer has nothing at ${path}`);
    if (value === undefined) Reflect.deleteProperty(at, last);
    else Reflect.set(at, last, value);
  };
}

export const replaceField =
  (path: string, name: string, other: string): Deviation =>
  (answer) => {
    put(`${path}.${name}`, undefined)(answer);
    put(`${path}.${other}`, 'x')(answer);
    return undefined;
  };

export const raw =
  (status: number, contentType: string, body: string): Deviation =>
  () =>
  (res) =>
    void res.writeHead(status, { 'content-type': contentType }).end(body);

/** An answer with an error body. */
export const error =
  (status: number, body: object): Deviation =>
  (answer) => {
    answer.status = status;
    answer.body = body;
  };

export const changeHeaders =
  (change: Readonly<Record<string, string | null>>, status?: number): Deviation =>
  (answer) => {
    for (const [name, value] of Object.entries(change))
      if (value === null) answer.headers.delete(name);
      else answer.headers.set(name, value);
    answer.status = status ?? answer.status;
  };
