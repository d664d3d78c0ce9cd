/**
 * Recipients whose bank behaves oddly, so that each outcome can be met from the screen: the last four digits
 * of the account inside the CLABE decide what becomes of a transfer.
 */
import { clabe } from '#contract/domain/clabe';
import { otherBank, type Saved } from './saved';

export const oddRecipients: readonly Saved[] = [
  // 9901: the other bank sends the money back.
  otherBank(clabe('021', '180', '04013579901'), {
    key: 'ana-tornillo',
    alias: 'Ferretería',
    name: 'Ferretería El Tornillo',
  }),
  // 9906: the other bank says beforehand that it cannot take the money.
  otherBank(clabe('127', '650', '01382469906'), {
    key: 'ana-imprenta',
    alias: 'Imprenta',
    name: 'Imprenta La Prensa',
  }),
  // 9907: the other bank says beforehand that it may take long.
  otherBank(clabe('137', '730', '10284659907'), {
    key: 'ana-refacciones',
    alias: 'Refacciones',
    name: 'Refaccionaria Culiacán',
  }),
];
