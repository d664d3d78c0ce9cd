/** The last four digits of the account inside the CLABE decide a transfer's outcome. */
import { clabe } from '#contract/domain/clabe';
import { otherBank, type SeedRecipient } from './seed-recipient';

export const magicRecipients: readonly SeedRecipient[] = [
  // 9901: the transfer is returned.
  otherBank(clabe('021', '180', '04013579901'), {
    key: 'ana-tornillo',
    alias: 'Ferretería',
    name: 'Ferretería El Tornillo',
  }),
  // 9906: the bank warns that the account cannot receive money.
  otherBank(clabe('127', '650', '01382469906'), {
    key: 'ana-imprenta',
    alias: 'Imprenta',
    name: 'Imprenta La Prensa',
  }),
  // 9907: the bank warns of a delay.
  otherBank(clabe('137', '730', '10284659907'), {
    key: 'ana-refacciones',
    alias: 'Refacciones',
    name: 'Refaccionaria Culiacán',
  }),
];
