import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { CapturedBody } from './logged-call';

/** Bytes of a body that the log stores; larger requests are refused. */
export const MAX_CAPTURED_BYTES = 64 * 1024;

const isText = (type: string): boolean => /^(application\/(json|xml)|text\/)/i.test(type);

class CapturedAnswer {
  readonly #chunks: Buffer[] = [];
  #captured = 0;
  #size = 0;

  add(chunk: unknown): void {
    const isBytes = chunk instanceof Uint8Array;
    if (!isBytes && typeof chunk !== 'string') return;
    const bytes = isBytes ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : Buffer.from(chunk);
    this.#size += bytes.length;
    const room = MAX_CAPTURED_BYTES - this.#captured;
    if (room <= 0) return;
    this.#chunks.push(bytes.subarray(0, room));
    this.#captured += Math.min(room, bytes.length);
  }

  body(type: string): CapturedBody | undefined {
    if (this.#size === 0) return undefined;
    const text = isText(type) ? Buffer.concat(this.#chunks).toString() : undefined;
    return { text, size: this.#size };
  }
}

const answers = new WeakMap<Response, CapturedAnswer>();
const requests = new WeakMap<IncomingMessage, CapturedBody>();

/** Captures the sent response. Must precede all handlers that replace `end`. */
export const captureAnswer: RequestHandler = (_req, res, next) => {
  const answer = new CapturedAnswer();
  answers.set(res, answer);
  const write = res.write.bind(res);
  const end = res.end.bind(res);
  Object.assign(res, {
    write: (...sent: Parameters<typeof write>) => {
      answer.add(sent[0]);
      return write(...sent);
    },
    end: (...sent: Parameters<typeof end>) => {
      answer.add(sent[0]);
      return end(...sent);
    },
  });
  next();
};

export const answerBody = (res: Response): CapturedBody | undefined =>
  answers.get(res)?.body(String(res.getHeader('content-type') ?? ''));

/** Stores the raw body, even if it is not JSON. */
export const captureRequestBody = (req: IncomingMessage, bytes: Buffer): void =>
  void requests.set(req, { text: bytes.toString(), size: bytes.length });

export const requestBody = (req: IncomingMessage): CapturedBody | undefined => requests.get(req);
