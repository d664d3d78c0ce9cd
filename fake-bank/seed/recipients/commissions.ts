import { COMMISSION_TEXT, commissionOf } from '#bank/shared/transfers/commission';
import { transferTypeAndLimitOf } from '#contract/domain/third-party-type';
import type { Movement } from '../habits';
import { savedRecipients } from './seed-recipients';

/** Adds the commission after each movement that becomes a SPEI transfer to a recipient. */
export function withCommissions(user: string, movements: readonly Movement[]): Movement[] {
  const charged = new Set(
    (savedRecipients[user] ?? [])
      .filter(({ accountType }) => transferTypeAndLimitOf[accountType].type === 'spei')
      .map(({ paid }) => paid?.movement),
  );
  const amount = -commissionOf('spei');
  return movements.flatMap((movement) =>
    charged.has(movement.description)
      ? [movement, { ...movement, counterpart: 'fees', amount, description: COMMISSION_TEXT }]
      : [movement],
  );
}
