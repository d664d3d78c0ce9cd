import { expect, step, test } from '../support/dom/journey';
import { DOMAINS, play, scenariosOf } from '../support/scenarios';

for (const domain of DOMAINS) {
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

test('every scenario belongs to a known domain', async ({ bank }) => {
  const known = await Promise.all(DOMAINS.map((domain) => scenariosOf(bank, domain)));
  expect(known.flat().toSorted()).toEqual((await bank.scenarios()).map(({ id }) => id).toSorted());
});
