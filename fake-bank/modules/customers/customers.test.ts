import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';

test('returns the masking preferences of a customer, empty by default', async () => {
  const bank = await openBank();
  const masking = async (user: string) => {
    const client = await bank.signIn(user);
    const { body } = await client.get('/api/customers/v2/customers/me/preferences').expect(200);
    return body;
  };
  expect(await masking('jorge')).toEqual({
    productMaskingConfiguration: [
      { productUrl: 'credit-card', showDesktop: false },
      { productUrl: 'chequing/jorge-negocio', showDesktop: false },
      { productUrl: 'investment-product', showDesktop: true },
    ],
  });
  expect(await masking('ana')).toEqual({ productMaskingConfiguration: [] });
});

test.each([
  ['ana', 'physical'],
  ['sofia', 'virtual'],
  ['diego', 'none'],
])('the token of %s is %s and is visible to its owner only', async (user, secTokenType) => {
  const bank = await openBank();
  const [client, other] = [await bank.signIn(user), await bank.signIn('luis')];
  const path = `/api/v1/security/quick-response-code/token/${client.key}`;
  expect((await client.get(path).expect(200)).body).toEqual({ secTokenInq: { secTokenType } });
  await other.get(path).expect(404);
});
