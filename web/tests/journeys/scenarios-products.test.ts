import { expect, test } from '../support/dom/journey';
import { testScenarios } from '../support/dom/scenario-tests';
import { DOMAINS, PARTS, scenariosOf } from '../support/scenarios';

testScenarios(PARTS.products);

test('every scenario belongs to a known domain', async ({ bank }) => {
  const ids = await Promise.all(DOMAINS.map((domain) => scenariosOf(bank, domain)));
  expect(ids.flat().toSorted()).toEqual((await bank.scenarios()).map(({ id }) => id).toSorted());
});
