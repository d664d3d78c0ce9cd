import { BankEvent, type EventKind } from '#contract/domain/bank-event';
import type { Connection } from './connection';
import { readEvent, type TestBankEvent } from './ledger';

/** Reads the data of each server-sent event. */
async function* dataOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let incomplete = '';
  for await (const bytes of stream) {
    const blocks = (incomplete + decoder.decode(bytes, { stream: true })).split('\n\n');
    incomplete = blocks.pop() ?? '';
    for (const block of blocks) {
      const line = block.split('\n').find((each) => each.startsWith('data: '));
      if (line) yield line.slice('data: '.length);
    }
  }
}

type Listening = {
  connection: Connection;
  kinds: readonly EventKind[];
  signal: AbortSignal | undefined;
};

/** Resolves once the bank sends events; later events are not missed. */
export async function listenTo({ connection, kinds, signal }: Listening) {
  const query = kinds.length > 0 ? `?kinds=${kinds.join()}` : '';
  const answer = await connection.stream(`/__bank/events${query}`, signal);
  const { body } = answer;
  if (!answer.ok || !body) throw new Error(`The bank answered ${answer.status}: ${await answer.text()}`);
  return (async function* events(): AsyncGenerator<TestBankEvent> {
    try {
      for await (const data of dataOf(body)) yield readEvent(BankEvent.parse(JSON.parse(data)));
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
  })();
}
