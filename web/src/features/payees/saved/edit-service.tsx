import type { Payee, PayeeEdit } from '#contract/payees';
import type { FieldDefinition } from '#contract/shared/field-definition';
import { kindOf } from '#contract/shared/field-definition';
import { groupField } from '#contract/shared/field-rules';
import { toCentavos } from '#contract/shared/money';
import type { Edit } from '../../../admin-list/edit-dialog';
import { DefinedFields } from '../../../defined-fields/DefinedFields';
import {
  asked,
  blankFields,
  checkDefined,
  type DefinedDraft,
  definedPath,
  fieldValues,
  nameOf,
} from '../../../defined-fields/defined';
import { formatAmount } from '../../../forms/amount';
import { DraftField } from '../../../forms/DraftField';
import { type DraftForm, useValues } from '../../../forms/useDraft';
import { NicknameField } from '../NicknameField';
import { checkNickname, tidyNickname } from '../nickname';
import { changing } from './changing';
import { NumberChanged } from './NumberChanged';

type Draft = DefinedDraft & { nickname: string };

/** As its control has it: an amount with its commas. */
const typed = (definition: FieldDefinition): FieldDefinition =>
  kindOf(definition) === 'amount' && definition.value
    ? { ...definition, value: formatAmount(toCentavos(Number(definition.value))) }
    : definition;

function ServiceFields({ form, row }: { form: DraftForm<Draft>; row: Payee }) {
  const draft = useValues(form);
  const { fields = [] } = row;
  const [reference] = asked(fields);
  const moved = reference !== undefined && draft[nameOf(reference)] !== (reference.value ?? '');
  return (
    <>
      <DraftField form={form} name="nickname">
        {NicknameField}
      </DraftField>
      <DefinedFields form={form} definitions={fields} />
      {moved && <NumberChanged nickname={row.nickname} />}
    </>
  );
}

/** What a company asked for may change, and what the service is called; the company stays. */
export function editService(payee: Payee, loaded: readonly FieldDefinition[]): Edit<Payee, Draft, PayeeEdit> {
  const [reference] = asked(loaded);
  return {
    ...changing(payee),
    draftOf: ({ nickname, fields = loaded }) => ({ nickname, ...blankFields(fields.map(typed)) }),
    check: (draft) => ({ nickname: checkNickname(draft.nickname), ...checkDefined(loaded, draft) }),
    Fields: ServiceFields,
    fields: [['nickname', 'nickname'], definedPath],
    bodyOf: (draft) => ({ nickname: tidyNickname(draft.nickname), fields: fieldValues(loaded, draft) }),
    signed: ({ nickname }, draft) => ({
      text: `Guardar los cambios de ${nickname}`,
      rows: [
        { label: 'Alias', value: draft.nickname },
        ...(reference
          ? [{ label: reference.name, value: groupField(reference, draft[nameOf(reference)] ?? '') }]
          : []),
      ],
    }),
  };
}
