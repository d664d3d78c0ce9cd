import { play, scenariosOf } from '../scenarios';
import { expect, step, test } from './journey';

/** Adds a test for each domain, which plays its scenarios. */
export function testScenarios(domains: readonly string[]): void {
  for (const domain of domains)
    test(`plays every scenario of ${domain}`, async ({ page, bank, signIn }) => {
      const ids = await scenariosOf(bank, domain);
      expect(ids).not.toHaveLength(0);
      for (const id of ids) {
        await step(id, async () => {
          const { hasMoved, shouldMove } = await play(id, { page, bank, signIn });
          expect(hasMoved, id).toBe(shouldMove);
        });
      }
    });
}
