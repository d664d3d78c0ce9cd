import { toCentavos } from '#contract/domain/money';
import { isUndone } from '#contract/receipts/transfers';
import type { ThirdPartyOrder } from '#contract/third-parties';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { shortTimeout } from '#web/lib/api/timeout.ts';

/** True if that amount already goes to the recipient on that day; false if the history cannot be read. */
export async function isRepeated({
  to_recipient_key,
  amount,
  start_date,
}: ThirdPartyOrder): Promise<boolean> {
  try {
    const query = { destination_account: to_recipient_key, start_date, end_date: start_date, limit: 50 };
    const { data } = await unwrap(
      transfersApi.list.query({ query, fetchOptions: { signal: shortTimeout() } }),
    );
    return data.some((row) => !isUndone(row.status) && toCentavos(row.amount) === toCentavos(amount.amount));
  } catch {
    return false;
  }
}
