import { expect, test } from 'vitest';
import { courseOf, notificationOf } from '#bank/modules/third-parties/magic';
import { openBank } from '#bank/testing/bank-under-test';
import { clabe } from '#contract/domain/clabe';
import { magicValues, signedSpei } from './guide';
import { openApi } from './openapi';

const verbs = { POST: 'post', PUT: 'put' } as const;

test('the documented calls send a SPEI transfer', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const before = await bank.balance('ana-nomina');
  const variables: Record<string, string> = {};
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => variables[name] ?? whole);
  const answers: object[] = [];
  for (const { method, path, body, keeps = {} } of signedSpei) {
    const sent = JSON.parse(filled(JSON.stringify(body)));
    const answer = await ana.send(verbs[method], filled(path), sent).expect(200);
    for (const [field, name] of Object.entries(keeps)) variables[name] = answer.body[field];
    answers.push(answer.body);
  }
  expect(answers[2]).toMatchObject({ status: 'REQUIRED_SIGN' });
  expect(answers[5]).toHaveProperty('confirmationNumber');
  expect(await bank.balance('ana-nomina')).toBeCloseTo((before ?? 0) - 250 - 5.8, 2);
  expect((await bank.ledger()).balanced).toBe(true);
});

const statusOf = {
  returned: 'REVERSE',
  hold: 'ON_HOLD',
  inquiry: 'INQUIRY',
  blocked: 'BLOCKED',
  failed: 'FAILED',
};

test.each(Object.entries(statusOf))(
  'a transfer to a CLABE with the documented ending is %s',
  (word, status) => {
    const [value = ''] = magicValues.find(([, outcome]) => outcome.includes(word)) ?? [];
    const account = clabe('012', '180', `0000000${/\d{4}/.exec(value)}`);
    const course = courseOf(account);
    expect([course.status, course.next?.status]).toContain(status);
  },
);

test.each(['CZ_POA', 'CZ_COA'])('a transfer to a CLABE with the documented ending causes %s', (code) => {
  const [value = ''] = magicValues.find(([, outcome]) => outcome.includes(code)) ?? [];
  expect(notificationOf(clabe('012', '180', `0000000${/\d{4}/.exec(value)}`))).toBe(code);
});

test('the document contains the call sequence and the magic values', async () => {
  const { description } = (await openApi('cenzontle-session-4321')).info;
  for (const { path } of signedSpei) expect(description).toContain(path);
  for (const [value] of magicValues) expect(description).toContain(value);
});
