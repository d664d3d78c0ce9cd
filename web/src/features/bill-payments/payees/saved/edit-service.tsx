import type { FieldDefinition } from '#contract/domain/field-definition';
import { kindOf } from '#contract/domain/field-definition';
import { toCentavos } from '#contract/domain/money';
import type { Payee, PayeeEdit } from '#contract/payees';
import { formatAmount } from '#web/components/forms/amount.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { type DraftForm, useValues } from '#web/components/forms/useDraft.ts';
import { DefinedFields } from '#web/features/bill-payments/shared/defined-fields/DefinedFields.tsx';
import {
  blankFields,
  checkDefined,
  type DefinedDraft,
  definedPath,
  fieldValues,
  nameOf,
  summarizeDefined,
  variableFields,
} from '#web/features/bill-payments/shared/defined-fields/defined-fields.ts';
import { definedRows } from '#web/features/bill-payments/shared/defined-fields/rows.ts';
import type { Edit } from '#web/patterns/admin-list/edit-dialog.tsx';
import { NicknameField } from '../NicknameField';
import { checkNickname, normalizeNickname } from '../nickname';
import { editNotice } from './edit-notice';
import { NumberChanged } from './NumberChanged';

type Draft = DefinedDraft & { nickname: string };

/** Formats amounts with thousands separators for their control. */
const formatAmountField = (definition: FieldDefinition): FieldDefinition =>
  kindOf(definition) === 'amount' && definition.value
    ? { ...definition, value: formatAmount(toCentavos(Number(definition.value))) }
    : definition;

function ServiceFields({ form, row }: { form: DraftForm<Draft>; row: Payee }) {
  const draft = useValues(form);
  const { fields = [] } = row;
  const [reference] = variableFields(fields);
  const isNewReference = reference !== undefined && draft[nameOf(reference)] !== (reference.value ?? '');
  return (
    <>
      <DraftField form={form} name="nickname">
        {NicknameField}
      </DraftField>
      <DefinedFields form={form} definitions={fields} />
      {isNewReference && <NumberChanged nickname={row.nickname} />}
    </>
  );
}

/** The fields and the nickname can change, the company cannot. */
export function editService(payee: Payee, loaded: readonly FieldDefinition[]): Edit<Payee, Draft, PayeeEdit> {
  return {
    ...editNotice(payee),
    draftOf: ({ nickname, fields = loaded }) => ({ nickname, ...blankFields(fields.map(formatAmountField)) }),
    check: (draft) => ({ nickname: checkNickname(draft.nickname), ...checkDefined(loaded, draft) }),
    summarize: (field, error) => summarizeDefined(loaded, field, error),
    Fields: ServiceFields,
    fields: [['nickname', 'nickname'], definedPath],
    bodyOf: (draft) => ({ nickname: normalizeNickname(draft.nickname), fields: fieldValues(loaded, draft) }),
    signed: ({ nickname }, draft) => ({
      text: `Guardar los cambios de ${nickname}`,
      rows: [
        { label: 'Alias', value: draft.nickname },
        ...definedRows(loaded, draft),
        { label: 'Compañía', value: payee.merchantName },
      ],
    }),
  };
}
