import type { Network } from './network';

/** Returns an `EventSource` class, which happy-dom lacks. It never reconnects: the bank of a test stays up. */
export const eventSourceOf = (network: Network) =>
  class extends EventTarget {
    readonly #controller = new AbortController();

    constructor(path: string) {
      super();
      this.#read(path).catch((error: unknown) => {
        if (!this.#controller.signal.aborted) throw error;
      });
    }

    close = (): void => this.#controller.abort();

    async #read(path: string): Promise<void> {
      const { body } = await network.stream(path, this.#controller.signal);
      if (body === null) throw new Error(`${path} has no events`);
      const decoder = new TextDecoder();
      let buffered = '';
      for await (const bytes of body) {
        const blocks = (buffered + decoder.decode(bytes, { stream: true })).split('\n\n');
        buffered = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, kind] = /^event: (.+)$/m.exec(block) ?? [];
          const [, data] = /^data: (.+)$/m.exec(block) ?? [];
          if (kind !== undefined) this.dispatchEvent(new MessageEvent(kind, { data }));
        }
      }
    }
  };
