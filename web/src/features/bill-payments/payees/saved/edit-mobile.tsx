import type { Merchant } from '#contract/merchants';
import type { Payee, PayeeEdit } from '#contract/payees';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { type DraftForm, useValues } from '#web/components/forms/useDraft.ts';
import { checkPhone } from '#web/features/bill-payments/shared/payees/phone.ts';
import { PhoneField } from '#web/features/bill-payments/shared/phone-fields/PhoneField.tsx';
import { formatPhone } from '#web/lib/format/numbers.ts';
import type { Edit } from '#web/patterns/admin-list/edit-dialog.tsx';
import { NicknameField } from '../NicknameField';
import { checkNickname, normalizeNickname } from '../nickname';
import { editNotice } from './edit-notice';
import { NumberChanged } from './NumberChanged';

type Draft = { nickname: string; merchant: string; phone: string };

type Mobile = Payee & { companies?: readonly Pick<Merchant, 'merchantKey' | 'name'>[] };

/** Returns only the current company until the companies are loaded. */
const companiesOf = ({ merchantKey, merchantName: name, companies = [] }: Mobile) =>
  companies.length > 0 ? companies : [{ merchantKey, name }];

function MobileFields({ form, row }: { form: DraftForm<Draft>; row: Mobile }) {
  const { phone, merchant } = useValues(form);
  return (
    <>
      <DraftField form={form} name="nickname">
        {NicknameField}
      </DraftField>
      <DraftField form={form} name="merchant">
        {(field) => (
          <SelectField
            {...field}
            label="Compañía"
            options={companiesOf(row).map(({ merchantKey, name }) => ({ value: merchantKey, label: name }))}
          />
        )}
      </DraftField>
      <DraftField form={form} name="phone">
        {(field) => <PhoneField {...field} label="Celular" hint="A 10 dígitos, con clave LADA." />}
      </DraftField>
      {(phone !== row.mobileTelephone || merchant !== row.merchantKey) && (
        <NumberChanged nickname={row.nickname} />
      )}
    </>
  );
}

/** Company and number can change together (number portability). */
export const editMobile = (payee: Payee): Edit<Mobile, Draft, PayeeEdit> => ({
  ...editNotice(payee),
  draftOf: ({ nickname, merchantKey, mobileTelephone = '' }) => ({
    nickname,
    merchant: merchantKey,
    phone: mobileTelephone,
  }),
  check: ({ nickname, phone }) => ({ nickname: checkNickname(nickname), phone: checkPhone(phone) }),
  Fields: MobileFields,
  fields: [
    ['nickname', 'nickname'],
    ['merchant', 'merchant_key'],
    ['phone', 'mobile_telephone'],
  ],
  bodyOf: ({ nickname, merchant, phone }) => ({
    nickname: normalizeNickname(nickname),
    merchant_key: merchant,
    mobile_telephone: phone,
  }),
  signed: (row, draft) => ({
    text: `Guardar los cambios de ${row.nickname}`,
    rows: [
      { label: 'Alias', value: draft.nickname },
      { label: 'Celular', value: formatPhone(draft.phone) },
      {
        label: 'Compañía',
        value:
          companiesOf(row).find(({ merchantKey }) => merchantKey === draft.merchant)?.name ??
          row.merchantName,
      },
    ],
  }),
});
