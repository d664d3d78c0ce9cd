import type { Fault } from '#contract/domain/fault-rule';
import { describeMiss } from './fault';

/** Tracks the faults of one bank that have to hit. */
export class PlacedFaults {
  /** Effects that have no operation yet. */
  readonly unplaced = new Set<object>();
  readonly #pending = new Set<string>();
  /** Faults removed by a reset or a restore before they hit. */
  readonly #removed = new Map<string, Fault>();

  add(id: string): void {
    this.#pending.add(id);
  }

  withdraw(id: string): void {
    this.#pending.delete(id);
  }

  withdrawAll(): void {
    this.unplaced.clear();
    this.#pending.clear();
  }

  /** Records the hits before a reset or a restore replaces the rules. */
  record(current: readonly Fault[]): void {
    for (const fault of current.filter(({ id }) => this.#pending.has(id))) {
      if (fault.hits > 0) this.#pending.delete(fault.id);
      else this.#removed.set(fault.id, fault);
    }
  }

  assertPlaced(): void {
    if (this.unplaced.size === 0) return;
    const names = [...this.unplaced].map((effect) => JSON.stringify(effect)).join(', ');
    throw new Error(`These faults have no .on(operation), so that no call meets them: ${names}`);
  }

  /** Throws if a fault never hit or has no operation. Ignores rules that somebody else removed. */
  assertHit(current: readonly Fault[]): void {
    this.assertPlaced();
    const faultById = new Map([...this.#removed, ...current.map((fault) => [fault.id, fault] as const)]);
    const missed = [...this.#pending].flatMap((id) => {
      const fault = faultById.get(id);
      return fault?.hits === 0 ? [describeMiss(fault)] : [];
    });
    if (missed.length > 0) throw new Error(`These faults never hit: ${missed.join(', ')}`);
  }
}
