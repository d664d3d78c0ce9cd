import { Text } from '@chakra-ui/react/text';
import { splitLoanId } from '#contract/domain/recipient-identifier';
import { fullName, type NewRecipient } from '#contract/recipients';
import type { Summary } from '#web/flow/summary.ts';
import { ownerLine } from '#web/lib/format/owner-line.ts';
import { accountLabel, accountNumber } from '../shared/account-labels';
import { hasBankField } from './kinds';
import { bankName, type RecipientDraft, type RecipientQuote, type RecipientSetup } from './recipient';
import { activationText, type FormTexts } from './texts';

const accountOf = ({ account_type, account_id }: NewRecipient) => ({
  accountType: account_type,
  accountId: account_id,
  ...(account_type === 'TPTLOAN' && splitLoanId(account_id)),
});

export const summaryOf =
  ({ objectName, saveLabel, usageVerb }: FormTexts) =>
  (
    draft: RecipientDraft,
    { institutions }: RecipientSetup,
    { body }: RecipientQuote,
  ): Summary<RecipientDraft> => {
    const account = accountOf(body);
    const owner = fullName({
      name: body.name,
      lastName: body.last_name,
      secondLastName: body.second_last_name,
    });
    const number = { label: accountLabel(account), value: accountNumber(account) };
    const bank = { label: 'Banco', value: bankName(institutions, body.bank_id) };
    return {
      lead: `Vas a guardar ${objectName}`,
      headline: {
        label: 'Alias',
        value: (
          <Text textStyle="heading.lg" overflowWrap="anywhere">
            {body.alias}
          </Text>
        ),
        field: 'alias',
      },
      to: ownerLine(body.alias, owner),
      rows: [
        { ...number, field: 'number' },
        { ...bank, ...(hasBankField(draft.kind) && { field: 'bank' }) },
        { label: body.recipient_type === 'BUSINESS' ? 'Empresa' : 'Titular', value: owner, field: 'name' },
      ],
      signed: [{ label: 'Alias', value: body.alias }, number, bank],
      note: `${activationText(usageVerb)} Guardar no hace ningún cargo.`,
      button: saveLabel,
    };
  };
