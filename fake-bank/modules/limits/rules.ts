import { fieldError } from '#bank/core/errors/domain-error';
import { maximumOf } from '#bank/shared/limits/limits';
import { toCentavos } from '#contract/domain/money';
import type { LimitsChange } from '#contract/limits';
import { aboveMaximum } from '#contract/rules/limits';

export function checkLimits({ limits }: LimitsChange): void {
  for (const [index, { limit_key, customer_limit }] of limits.entries()) {
    const field = `limits.${index}`;
    if (limits.findIndex((limit) => limit.limit_key === limit_key) < index) {
      throw fieldError(`${field}.limit_key`, 'Este límite se repite.');
    }
    if (customer_limit.currency_code === 'USD') {
      throw fieldError(`${field}.customer_limit.currency_code`, 'Los límites van en MXN.');
    }
    const maximum = maximumOf(limit_key);
    if (toCentavos(customer_limit.amount) > maximum) {
      throw fieldError(`${field}.customer_limit`, aboveMaximum(maximum));
    }
  }
}
