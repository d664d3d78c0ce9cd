import { Text } from '@chakra-ui/react/text';
import type { FieldName, TextDraft } from '#web/components/forms/draft.ts';
import type { Summary, SummaryRow } from '#web/flow/summary.ts';
import { ownerLine } from '#web/lib/format/owner-line.ts';

type Named<Draft extends TextDraft> = {
  nickname: string;
  field: FieldName<Draft>;
  company: string;
  rows: readonly (SummaryRow<Draft> & { value: string })[];
  what: string;
};

export const summaryOf = <Draft extends TextDraft>({
  nickname,
  field,
  company,
  rows,
  what,
}: Named<Draft>): Summary<Draft> => ({
  lead: `Vas a guardar ${what}`,
  headline: {
    label: 'Alias',
    value: (
      <Text textStyle="heading.lg" overflowWrap="anywhere">
        {nickname}
      </Text>
    ),
    field,
  },
  to: ownerLine(nickname, company),
  rows,
  signed: [
    { label: 'Alias', value: nickname },
    ...rows.slice(0, 1).map(({ label, value }) => ({ label, value })),
    { label: 'Compañía', value: company },
  ],
  note: 'Te pediremos tu clave para firmar. Guardar no hace ningún cargo.',
  button: `Guardar ${what}`,
});
