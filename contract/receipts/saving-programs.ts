import { formatAccount } from '../domain/account';
import { formatDate, formatDateTime } from '../domain/dates';
import { formatKnownMoney } from '../domain/money';
import type { ReceiptRow } from '../domain/receipt';
import type { Frequency } from '../domain/recurrence';
import type { ProgramStatus, SavingProgram } from '../saving-programs';

export const PROGRAM_CREATED = 'Programa de ahorro creado';

export const frequencyLabels: Record<Frequency, string> = {
  WEEKLY: 'Semanal',
  BIWEEKLY: 'Quincenal',
  MONTHLY: 'Mensual',
};

export const programStatusLabels: Record<ProgramStatus, string> = {
  ACTIVE: 'Activo',
  PAUSED: 'En pausa',
  ERROR: 'No se pudo ahorrar',
};

export const formatProgramAmount = ({ amount }: Pick<SavingProgram, 'amount'>): string =>
  formatKnownMoney(amount);

/** Rows without folio and status, which the caller shows. */
export function programReceiptRows(program: SavingProgram): ReceiptRow[] {
  const { fromAccount, toAccount, periodicity, nextDate, name, goal, changedAt } = program;
  return [
    ...(name === undefined ? [] : [{ label: 'Nombre', value: name }]),
    { label: 'Cuenta origen', value: formatAccount(fromAccount) },
    { label: 'Cuenta destino', value: formatAccount(toAccount) },
    { label: 'Importe', value: formatProgramAmount(program) },
    { label: 'Frecuencia', value: frequencyLabels[periodicity.frequency] },
    ...(goal === undefined ? [] : [{ label: 'Meta', value: formatKnownMoney(goal) }]),
    ...(changedAt === undefined ? [] : [{ label: 'Último cambio', value: formatDateTime(changedAt) }]),
    ...(nextDate === undefined ? [] : [{ label: 'Próximo ahorro', value: formatDate(nextDate) }]),
  ];
}
