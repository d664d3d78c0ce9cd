import { customerNamed, customers } from '#bank/core/customers/customers';
import { schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { RECIPIENT_ACTIVATION } from '#bank/modules/recipients/service';
import { recipients } from '#bank/shared/parties/recipients';
import { clabe } from '#contract/domain/clabe';
import { anaRecipients } from './ana';
import { carmenRecipients } from './carmen';
import {
  brunoRecipients,
  diegoRecipients,
  elenaRecipients,
  jorgeRecipients,
  luisRecipients,
  renataRecipients,
  sofiaRecipients,
  valeriaRecipients,
} from './others';
import { recordPastTransfers } from './past-transfers';
import { buildRecipient, otherBank, type SeedRecipient } from './seed-recipient';

const MINUTE = 60_000;
const RESTS_MS = 18 * MINUTE;

/** By user name. Mateo is new and has none. */
export const savedRecipients: Readonly<Record<string, readonly SeedRecipient[]>> = {
  ana: anaRecipients,
  carmen: carmenRecipients,
  luis: luisRecipients,
  sofia: sofiaRecipients,
  diego: diegoRecipients,
  elena: elenaRecipients,
  jorge: jorgeRecipients,
  renata: renataRecipients,
  bruno: brunoRecipients,
  valeria: valeriaRecipients,
};

const justSaved = otherBank(clabe('646', '180', '11023948857'), {
  key: 'ana-carpintero',
  alias: 'Carpintero',
  name: ['Refugio', 'Maldonado', 'Tello'],
  status: 'ON_HOLD',
});

export function seedRecipients(tx: Transaction): void {
  for (const { user, key } of tx.all(customers)) {
    for (const savedRecipient of savedRecipients[user] ?? []) {
      const recipient = tx.put(recipients, buildRecipient(key, savedRecipient));
      if (savedRecipient.paid) recordPastTransfers(tx, recipient, savedRecipient.paid);
    }
  }
}

/** Depends on the current time: the recipient was saved minutes ago. */
export function seedRestingRecipients(tx: Transaction, now: number): void {
  const ana = customerNamed(tx, 'ana');
  if (!ana) return;
  const activeFrom = Math.ceil((now + RESTS_MS) / MINUTE) * MINUTE;
  const { key } = tx.put(recipients, { ...buildRecipient(ana.key, justSaved), activeFrom });
  schedule(tx, { kind: RECIPIENT_ACTIVATION, key, at: activeFrom });
}
