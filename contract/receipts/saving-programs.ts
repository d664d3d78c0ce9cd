/** What the receipt of a saving program says: the same on the screen and on paper. */
import type { ProgramStatus, SavingProgram } from '../saving-programs';
import { showDate, showDateTime } from '../shared/dates';
import { showKnownMoney } from '../shared/money';
import type { ReceiptRow } from '../shared/receipt';
import type { Frequency } from '../shared/rhythm';

export const PROGRAM_CREATED = 'Programa de ahorro creado';

export const frequencyWords: Record<Frequency, string> = {
  WEEKLY: 'Semanal',
  BIWEEKLY: 'Quincenal',
  MONTHLY: 'Mensual',
};

export const programStatusWords: Record<ProgramStatus, string> = {
  ACTIVE: 'Activo',
  PAUSED: 'En pausa',
  ERROR: 'No se pudo ahorrar',
};

export const showProgramAmount = ({ amount }: Pick<SavingProgram, 'amount'>): string =>
  showKnownMoney(amount);

/** Its folio stands before these, its status and amount above them. */
export function programReceiptRows(program: SavingProgram): ReceiptRow[] {
  const { fromAccount, toAccount, periodicity, nextDate, name, goal, changedAt } = program;
  return [
    ...(name === undefined ? [] : [{ label: 'Nombre', value: name }]),
    { label: 'Cuenta origen', value: `${fromAccount.description} ${fromAccount.displayId}` },
    { label: 'Cuenta destino', value: `${toAccount.description} ${toAccount.displayId}` },
    { label: 'Importe', value: showProgramAmount(program) },
    { label: 'Frecuencia', value: frequencyWords[periodicity.frequency] },
    ...(goal === undefined ? [] : [{ label: 'Meta', value: showKnownMoney(goal) }]),
    ...(changedAt === undefined ? [] : [{ label: 'Último cambio', value: showDateTime(changedAt) }]),
    ...(nextDate === undefined ? [] : [{ label: 'Próximo ahorro', value: showDate(nextDate) }]),
  ];
}
