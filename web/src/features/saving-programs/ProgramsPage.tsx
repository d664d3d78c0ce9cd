import { PiggyBank } from 'lucide-react';
import { frequencyWords, programStatusWords, showProgramAmount } from '#contract/receipts/saving-programs';
import { ProgramStatus, type SavingProgram } from '#contract/saving-programs';
import { AdminList } from '../../admin-list/AdminList';
import { byText, type Controls } from '../../admin-list/controls';
import { editWith, type RowView, removeWith } from '../../admin-list/row';
import { dataOf } from '../../api/client';
import { savingProgramsApi } from '../../api/clients/saving-programs';
import { formatDate } from '../../format/dates';
import { optionsOf } from '../../forms/SelectField';
import { receiptUrl } from '../../receipt/address';
import { Badge } from '../../ui/Badge';
import { Page } from '../../ui/Page';
import { Tag } from '../../ui/Tag';
import { CREATE_PROGRAM, PROGRAMS_KEY, statusOf, titleOf } from './program';

const byTitle = byText(titleOf);
const byNextDate = (a: SavingProgram, b: SavingProgram) =>
  (a.nextDate ?? '9').localeCompare(b.nextDate ?? '9') || byTitle(a, b);

const controls: Controls<SavingProgram> = {
  search: {
    by: 'nombre, cuenta o frecuencia',
    texts: (program) => [
      titleOf(program),
      program.fromAccount.description,
      program.toAccount.description,
      frequencyWords[program.periodicity.frequency],
    ],
  },
  kinds: {
    label: 'Estatus',
    all: 'Todos',
    options: optionsOf(ProgramStatus.options, (status) => programStatusWords[status]),
    of: ({ status }) => status,
  },
  sorts: [
    { value: 'next', label: 'Próximo ahorro', compare: byNextDate },
    { value: 'name', label: 'Nombre, de la A a la Z', compare: byTitle },
  ],
};

const dialogs = [editWith(() => import('./edit')), removeWith(() => import('./removal'))];

/** The saving programs of the customer: to find, change, pause and delete. */
export default function ProgramsPage() {
  const query = savingProgramsApi.list.useQuery({ queryKey: PROGRAMS_KEY, select: dataOf });
  return (
    <Page title="Programas de ahorro">
      <AdminList<SavingProgram>
        id="program"
        title="Tus programas"
        query={query}
        controls={controls}
        creates={[{ to: CREATE_PROGRAM, label: 'Crear un programa' }]}
        empty={{
          icon: PiggyBank,
          title: 'Aún no tienes programas de ahorro',
          text: 'Crea uno y el dinero se aparta por sí solo.',
        }}
        words={{ counted: ['programa', 'programas'], gender: 'masculine' }}
        row={viewOf}
        dialogs={dialogs}
      />
    </Page>
  );
}

/** A program as a row: what it puts aside, from where to where, and how it stands. */
function viewOf(program: SavingProgram): RowView {
  const { key, fromAccount, toAccount, periodicity, nextDate } = program;
  const status = statusOf(program.status);
  return {
    lead: <Badge icon={PiggyBank} />,
    name: titleOf(program),
    details: [
      `${showProgramAmount(program)} · ${frequencyWords[periodicity.frequency]}`,
      `De ${fromAccount.description} a ${toAccount.description}`,
      ...(nextDate === undefined ? [] : [`Próximo ahorro: ${formatDate(nextDate)}`]),
    ],
    status: <Tag tone={status.tone}>{status.label}</Tag>,
    receipt: receiptUrl(CREATE_PROGRAM, key),
  };
}
