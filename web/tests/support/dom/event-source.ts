import type { Network } from './network';

/** `EventSource`, which happy-dom lacks: without reconnection, since the bank of a test stays. */
export const eventSourceOf = (network: Network) =>
  class extends EventTarget {
    readonly #ended = new AbortController();

    constructor(path: string) {
      super();
      this.#read(path).catch((error: unknown) => {
        if (!this.#ended.signal.aborted) throw error;
      });
    }

    close = (): void => this.#ended.abort();

    async #read(path: string): Promise<void> {
      const { body } = await network.stream(path, this.#ended.signal);
      if (body === null) throw new Error(`${path} has no events`);
      const decoder = new TextDecoder();
      let rest = '';
      for await (const bytes of body) {
        const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, kind] = /^event: (.+)$/m.exec(block) ?? [];
          const [, data] = /^data: (.+)$/m.exec(block) ?? [];
          if (kind !== undefined) this.dispatchEvent(new MessageEvent(kind, { data }));
        }
      }
    }
  };
