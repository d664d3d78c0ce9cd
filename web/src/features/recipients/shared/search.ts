import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import { fullName, type Recipient, type RecipientType } from '#contract/recipients';

/** Spanish search terms for the wire codes. */
const spanish: Record<RecipientType | RecipientAccountType, readonly string[]> = {
  PERSONAL: ['persona', 'personas'],
  BUSINESS: ['empresa', 'empresas', 'negocio'],
  TPTON: ['cuenta', 'cuentas'],
  TPTOFF: ['cuenta', 'cuentas', 'spei', 'otro banco', 'otros bancos'],
  TPTLOAN: ['crédito', 'créditos', 'préstamo', 'crédito personal'],
  TPTMORTGAGE: ['crédito', 'créditos', 'hipoteca', 'crédito hipotecario'],
  TPTCC: ['tarjeta', 'tarjetas', 'tarjeta de crédito'],
  TPTAMEX: ['tarjeta', 'tarjetas', 'amex', 'american express'],
  OWN: ['cuenta', 'cuentas'],
};

export const recipientSearch = {
  searchedFields: 'alias, nombre, banco o número',
  texts: (recipient: Recipient): readonly string[] => [
    recipient.alias,
    fullName(recipient),
    recipient.accountId,
    recipient.bankName,
  ],
  words: ({ recipientType, accountType }: Recipient): readonly string[] => [
    recipientType,
    accountType,
    ...spanish[recipientType],
    ...spanish[accountType],
  ],
};
