import { DomainError } from '#bank/core/errors/domain-error';
import type { Banks } from '#bank/core/tenants/banks';
import type { SavedBank } from '#bank/core/tenants/saved-banks';
import { checksumOfRows, type History } from './history';
import { Violation } from './time-limit';

/** Resets and snapshots of one bank in one process. One replacement of its rows runs at a time. */
export class Replacements {
  readonly #bank: string;
  #isBusy = false;
  #saved: { bank: SavedBank; checksum: number } | null = null;

  constructor(bank: string) {
    this.#bank = bank;
  }

  reset(banks: Banks | null, history: History): Promise<void> {
    return this.#replace(history, async () => {
      await banks?.reset(this.#bank);
      history.confirmReplacement(true);
    });
  }

  /** Takes a snapshot and checks that the bank had its rows. */
  async snapshot(banks: Banks | null, history: History): Promise<void> {
    if (!banks) return;
    const savedBank = await banks.save(this.#bank);
    const checksum = checksumOfRows(await banks.savedBanks.rowsOf(savedBank));
    const mark = history.markOf(checksum);
    if (!mark && !history.wasPossible(checksum))
      throw new Violation('a snapshot contains rows that the bank never had');
    this.#saved = { bank: savedBank, checksum };
  }

  async restore(banks: Banks | null, history: History): Promise<void> {
    const savedBank = this.#saved;
    if (!banks || !savedBank) return;
    await this.#replace(history, async () => {
      await banks.restore(this.#bank, savedBank.bank);
      if (history.lastReplacement?.checksum !== savedBank.checksum)
        throw new Violation('a restored snapshot holds other rows');
      history.confirmReplacement(true);
    });
  }

  async #replace(history: History, run: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await run();
    } catch (error) {
      if (error instanceof DomainError) history.confirmReplacement(false);
      throw error;
    } finally {
      this.#isBusy = false;
    }
  }
}
