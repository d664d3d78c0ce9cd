import type { ServerResponse } from 'node:http';
import type { BankEvent, EventKind } from '#contract/domain/bank-event';

const BATCH_MS = 100;
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = Buffer.from(':\n\n');
export const MAX_EVENTS = 1000;
/** A listener with more unread bytes is disconnected. */
const MAX_BACKLOG_BYTES = 4 * 1024 * 1024;

type StoredEvent = { number: number; kind: EventKind; text: string };
type Listener = { res: ServerResponse; kinds: ReadonlySet<string> | undefined };

/** Events of one bank, sent in batches. Stores none before the first listener. */
export class EventFeed {
  /** Part of the event ids, so that ids from before a restart are unknown. */
  readonly #epoch = Date.now().toString(36);
  readonly #listeners = new Set<Listener>();
  readonly #ring: StoredEvent[] = [];
  #last = 0;
  #sent = 0;
  #isActive = false;
  #batch: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  get isActive(): boolean {
    return this.#isActive;
  }

  /** `eventOf` runs only if the event is stored. */
  publish(eventOf: () => BankEvent): void {
    if (!this.#isActive) return;
    const event = eventOf();
    this.#last += 1;
    this.#ring.push({ number: this.#last, kind: event.kind, text: this.#textOf(event, this.#last) });
    if (this.#ring.length > MAX_EVENTS) this.#ring.shift();
    this.#batch ??= setTimeout(() => this.#sendBatch(), BATCH_MS);
  }

  /** Starts after the event `lastId`, by default with the next event. */
  listen(res: ServerResponse, kinds: ReadonlySet<string> | undefined, lastId: string | undefined): void {
    this.#isActive = true;
    this.#sendBatch();
    const listener = { res, kinds };
    res.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    res.write(
      `: bank events\n\n${lastId === undefined ? '' : this.#textAfter(this.#numberOf(lastId), kinds)}`,
    );
    this.#listeners.add(listener);
    this.#heartbeat ??= setInterval(() => this.#write(() => HEARTBEAT), HEARTBEAT_MS).unref();
    res.once('close', () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#heartbeat);
      this.#heartbeat = undefined;
    });
  }

  close(): void {
    this.#sendBatch();
    for (const { res } of this.#listeners) res.end();
  }

  #textOf(event: BankEvent, number: number): string {
    return `id: ${this.#epoch}.${number}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
  }

  /** Returns an event's number; for an unknown id, a number before all events. */
  #numberOf(id: string): number {
    const [epoch, number] = id.split('.');
    return epoch === this.#epoch && Number(number) <= this.#last ? Number(number) : -1;
  }

  /** Returns the events after a number; reports if some were dropped. */
  #textAfter(number: number, kinds: ReadonlySet<string> | undefined): string {
    const first = this.#ring[0]?.number ?? this.#last + 1;
    const isMissed = number < first - 1;
    const missed = isMissed ? this.#textOf({ kind: 'reset', data: { reason: 'missed' } }, first - 1) : '';
    const events = this.#ring.filter((event) => event.number > number && (kinds?.has(event.kind) ?? true));
    return missed + events.map(({ text }) => text).join('');
  }

  #sendBatch(): void {
    clearTimeout(this.#batch);
    this.#batch = undefined;
    const after = this.#sent;
    this.#sent = this.#last;
    if (after === this.#last) return;
    const texts = new Map<string, Buffer>();
    this.#write(({ kinds }) => {
      const name = kinds === undefined ? 'all' : [...kinds].sort().join();
      const text = texts.get(name) ?? Buffer.from(this.#textAfter(after, kinds));
      texts.set(name, text);
      return text;
    });
  }

  #write(textFor: (listener: Listener) => Buffer): void {
    for (const listener of this.#listeners) {
      const { res } = listener;
      const text = textFor(listener);
      if (res.writableLength > MAX_BACKLOG_BYTES) res.destroy();
      else if (text.length > 0) res.write(text);
    }
  }
}
