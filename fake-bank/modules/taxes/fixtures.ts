import { defineFixture } from '#bank/core/fixtures/fixture';
import { choice, withSpelling } from '#bank/core/fixtures/params';
import { normalizeCaptureLine } from '#contract/domain/capture-line';
import { activationId, issuedLines, paidLines, taxActivations } from './records';

const deactivatedTaxesFixture = defineFixture({
  title: 'The customer has not activated federal taxes',
  params: () => ({}),
  apply: (tx, { customer }) => tx.delete(taxActivations, activationId({ customer, operation: 'SAT' })),
});

const paidLineFixture = defineFixture({
  title: 'Somebody else has paid an issued capture line',
  params: ({ reader }) => ({
    line: withSpelling(
      normalizeCaptureLine,
      choice(
        'issued line',
        reader.all(issuedLines).map(({ line }) => line),
      ),
    ),
  }),
  apply: (tx, _, { line }) => void tx.put(paidLines, { line }),
});

export const taxFixtures = {
  'taxes.deactivated': deactivatedTaxesFixture,
  'taxes.line-paid': paidLineFixture,
};
