import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib';

/** Larger bodies are passed on and not checked. */
const BODY_BYTES = 16 * 1024 * 1024;

type Decoder = (body: Buffer, options: ZlibOptions) => Promise<Buffer>;
const decoders: Readonly<Record<string, Decoder>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

export const readableEncodings = Object.keys(decoders).join(', ');

export type CollectedAnswer = { body: Buffer; isComplete: boolean } | { unchecked: string };

async function decode(encoding: string, body: Buffer): Promise<CollectedAnswer> {
  const decoder = decoders[encoding];
  if (body.length === 0 || encoding === 'identity') return { body, isComplete: true };
  if (!decoder) return { unchecked: 'its encoding is unknown' };
  try {
    return { body: await decoder(body, { maxOutputLength: BODY_BYTES }), isComplete: true };
  } catch {
    return { unchecked: 'its body cannot be decompressed' };
  }
}

/** Collects the body while it is also piped elsewhere; resolves when the answer has ended. */
export function collectAnswer(answer: IncomingMessage): Promise<CollectedAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  });
  return new Promise((resolve) => {
    answer.once('close', () => {
      if (bytes > BODY_BYTES) return resolve({ unchecked: 'its body is larger than 16 MB' });
      const body = Buffer.concat(chunks);
      if (!answer.complete) return resolve({ body, isComplete: false });
      resolve(decode(answer.headers['content-encoding'] ?? 'identity', body));
    });
  });
}
