import { expect, test } from '../support/dom/journey';
import { testScenarios } from '../support/dom/scenario-tests';
import { DOMAINS, DOMAINS_BY_FILE, scenariosOf } from '../support/scenarios';

testScenarios(DOMAINS_BY_FILE.products);

test('every scenario belongs to a known domain', async ({ bank }) => {
  const ids = await Promise.all(DOMAINS.map((domain) => scenariosOf(bank, domain)));
  expect(ids.flat().toSorted()).toEqual((await bank.scenarios()).map(({ id }) => id).toSorted());
});
