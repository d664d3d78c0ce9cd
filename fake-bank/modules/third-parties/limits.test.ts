/** Tests limits and hours over HTTP. Carmen's limits are the bank's maxima. */
import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { TOKENS } from '#bank/testing/signing';
import {
  sendToThirdParty,
  setUpThirdParty,
  thirdPartyOrder,
  validateThirdParty,
} from '#bank/testing/third-party';

const kinds = [
  ['SPEI', 'carmen-administracion', 'ThirdPartytransferOffUs', 500_000],
  ['SAME_BANK', 'carmen-ana', 'ThirdPartytransferOnUs', 500_000],
  ['CARDS', 'carmen-visa', 'CreditCardPayments', 200_000],
  ['CREDITS', 'carmen-credito', 'PersonalLoan', 300_000],
  ['CREDITS', 'carmen-hipoteca', 'PaymentsMortgage', 300_000],
] as const;
type Category = (typeof kinds)[number][0];

const orderOf = (to_recipient_key: string, amount: number, start_date = '2026-11-23') =>
  thirdPartyOrder({
    from_account_key: 'carmen-cheques',
    to_recipient_key,
    amount: { amount, currency_code: 'MXN' },
    start_date,
  });

async function validate(category: Category, order: ReturnType<typeof orderOf>, now?: string) {
  const bank = await openBank(now);
  const carmen = await bank.signIn('carmen');
  return validateThirdParty(carmen, await setUpThirdParty(carmen, category), order);
}

test.each(kinds)(
  '%s to %s uses the limit %s, which accepts at most %d pesos',
  async (category, recipient, limitKey, maximum) => {
    expect((await validate(category, orderOf(recipient, maximum))).status).toBe(200);
    const rejection = await validate(category, orderOf(recipient, maximum + 0.01));
    expect([rejection.status, codeOf(rejection)]).toEqual([422, '2082']);

    const carmen = await (await openBank()).signIn('carmen');
    await sendToThirdParty(carmen, orderOf(recipient, 1_000), category, TOKENS.carmen);
    const { body } = await carmen.get('/api/customer-limits/v1/customers/me/limits').expect(200);
    const usedLimits = body.data.filter(
      (row: { usedToday: { amount: number } }) => row.usedToday.amount !== 0,
    );
    expect(usedLimits).toMatchObject([{ limitKey, usedToday: { amount: 1_000 } }]);
  },
);

test.each<[string, Category, string, number, string]>([
  ['2026-11-23T20:44:59', 'CARDS', 'carmen-visa', 100, 'passes'],
  ['2026-11-23T20:45:00', 'CARDS', 'carmen-visa', 100, '2185'],
  ['2026-11-23T05:59:59', 'CREDITS', 'carmen-credito', 100, '2185'],
  ['2026-11-28T10:00:00', 'CREDITS', 'carmen-hipoteca', 100, '2185'],
  ['2026-11-23T20:46:00', 'SPEI', 'carmen-administracion', 50_000, 'passes'],
  ['2026-11-23T20:46:00', 'SPEI', 'carmen-administracion', 50_000.01, '2083'],
  ['2026-11-28T10:00:00', 'SPEI', 'carmen-administracion', 50_000.01, '2083'],
  ['2026-11-28T10:00:00', 'SAME_BANK', 'carmen-ana', 400_000, 'passes'],
])(
  'at %s a transfer %s to %s of %d pesos gets the verdict %s',
  async (now, category, recipient, amount, expected) => {
    const answer = await validate(category, orderOf(recipient, amount, now.slice(0, 10)), `${now}-06:00`);
    expect(answer.status === 200 ? 'passes' : codeOf(answer)).toBe(expected);
  },
);
