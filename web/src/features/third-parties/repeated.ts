import { isUndone } from '#contract/receipts/transfers';
import { toCentavos } from '#contract/shared/money';
import type { ThirdPartyOrder } from '#contract/third-parties';
import { ok } from '../../api/client';
import { transfersApi } from '../../api/clients/transfers';
import { briefly } from '../../api/patience';

/** Whether as much goes to the same recipient on the same day already. Where that cannot be read, nothing is said. */
export async function isRepeated({
  to_recipient_key,
  amount,
  start_date,
}: ThirdPartyOrder): Promise<boolean> {
  try {
    const query = { destination_account: to_recipient_key, start_date, end_date: start_date, limit: 50 };
    const { data } = await ok(transfersApi.list.query({ query, fetchOptions: { signal: briefly() } }));
    return data.some((row) => !isUndone(row.status) && toCentavos(row.amount) === toCentavos(amount.amount));
  } catch {
    return false;
  }
}
