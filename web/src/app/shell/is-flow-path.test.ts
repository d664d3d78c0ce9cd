// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isFlowPath } from './is-flow-path';

test.each([
  ['/transfers/my-own-accounts', true],
  ['/transfers/my-own-accounts/confirm', true],
  ['/campaigns/personal-loan/receipt', true],
  ['/settings/web/limits/admin', true],
  ['/taxes/payment-method', true],
  ['/bill-payments/activation', true],
  ['/taxes/manage', false],
  ['/saving-programs', false],
  ['/hubs/payments', false],
  ['/settings/activity-log', false],
  ['/no-existe', false],
])('isFlowPath(%s) is %s', (path, expected) => expect(isFlowPath(path)).toBe(expected));
