/** Same time as in the browser tests. */
const MONDAY_MORNING = '2026-11-23T09:30:00-06:00';

/** Selected by host name, because drivers cannot add headers. */
export class JourneyBank {
  readonly id: string;
  readonly #origin: string;

  private constructor(id: string, origin: string) {
    this.id = id;
    this.#origin = origin;
  }

  static async open(origin: string): Promise<JourneyBank> {
    const answer = await fetch(`${origin}/__bank/banks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: MONDAY_MORNING }),
    });
    const { bank }: { bank: string } = await answer.json();
    return new JourneyBank(bank, origin);
  }

  address = (path: string): string => `http://${this.id}.localhost:${new URL(this.#origin).port}${path}`;

  async rejectOnce(path: string, code: string): Promise<void> {
    const answer = await fetch(`${this.#origin}/__bank/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-bank': this.id },
      body: JSON.stringify({ match: { path }, times: 1, then: { code } }),
    });
    if (!answer.ok) throw new Error(`The bank rejected the fault rule: ${answer.status}`);
  }
}
