/** Types of the fixtures, without the code of the bank. */
import type { campaignFixtures } from '#bank/modules/campaigns/fixtures';
import type { investmentFundFixtures } from '#bank/modules/investment-funds/fixtures';
import type { payeeFixtures } from '#bank/modules/payees/fixtures';
import type { paymentFixtures } from '#bank/modules/payments/fixtures';
import type { payrollPortabilityFixtures } from '#bank/modules/payroll-portability/fixtures';
import type { preauthorizedPaymentFixtures } from '#bank/modules/preauthorized-payments/fixtures';
import type { recipientFixtures } from '#bank/modules/recipients/fixtures';
import type { savingProgramFixtures } from '#bank/modules/saving-programs/fixtures';
import type { signatureFixtures } from '#bank/modules/signatures/fixtures';
import type { taxFixtures } from '#bank/modules/taxes/fixtures';

type Fixtures = typeof campaignFixtures &
  typeof investmentFundFixtures &
  typeof payeeFixtures &
  typeof paymentFixtures &
  typeof payrollPortabilityFixtures &
  typeof preauthorizedPaymentFixtures &
  typeof recipientFixtures &
  typeof savingProgramFixtures &
  typeof signatureFixtures &
  typeof taxFixtures;

export type FixtureName = keyof Fixtures;

/** Parameters of a fixture, as they are sent. */
export type FixtureParams<Name extends FixtureName> = NonNullable<Fixtures[Name]['input']>;

/** Parameters can be left out if none is required. */
export type FixtureArgs<Name extends FixtureName> =
  Record<never, never> extends FixtureParams<Name>
    ? [given?: FixtureParams<Name>]
    : [given: FixtureParams<Name>];
