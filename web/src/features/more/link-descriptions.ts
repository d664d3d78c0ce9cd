import { formatCentavos, formatKnownMoney } from '#contract/domain/money';
import { portabilityLabels } from '#contract/receipts/payroll-portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { useActiveDebits } from '#web/features/bill-payments/preauthorized/api.ts';
import { unpaidChargeOf } from '#web/features/bill-payments/preauthorized/failed-charge.ts';
import { useRequests } from '#web/features/payroll-portability/api.ts';
import { useStatements } from '#web/features/statements/api.ts';
import { useUsualAccount } from '#web/features/statements/usual-account.ts';
import { leftToday } from '#web/flow/money-form/limits.ts';
import { useLimits } from '#web/lib/api/queries/limits.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { countText } from '#web/lib/format/count-text.ts';
import { formatDate, formatMonth } from '#web/lib/format/dates.ts';
import { useAuth } from '#web/lib/session/auth.ts';

/* Descriptions of links. A general text is shown while data is loading, empty or unreadable. */

export function useStatementDescription(): string {
  const accounts = useOwnAccounts();
  const { data } = useStatements('ACCOUNT', useUsualAccount(accounts.data)?.key);
  const newest = data?.data[0];
  return newest ? `El de ${formatMonth(newest.endDate)} ya está` : 'PDF de cada mes';
}

export function useLimitDescription(): string {
  const { data } = useLimits();
  const limit = data?.data.find(({ limitKey }) => limitKey === 'ThirdPartytransferOffUs');
  if (limit === undefined) return 'Cuánto puedes mover';
  const remaining = leftToday(limit);
  return remaining !== undefined && (limit.usedToday?.amount ?? 0) > 0
    ? `A otros bancos, hoy te quedan ${formatCentavos(remaining, 'MXN')}`
    : `A otros bancos, ${formatKnownMoney(limit.customerLimit)} por operación`;
}

export function useDebitDescription(): string {
  const { data } = useActiveDebits();
  const debits = data?.data ?? [];
  if (debits.length === 0) return 'Cargos automáticos';
  const failed = debits.filter(unpaidChargeOf).length;
  const failedText =
    failed === 0 ? '' : ` · ${countText(failed, 'cargo no se hizo', 'cargos no se hicieron')}`;
  return `${countText(debits.length, 'activa', 'activas')}${failedText}`;
}

export function usePayrollDescription(): string {
  const { data = [] } = useRequests(useAuth().user?.key ?? '');
  const open = data.find(({ status }) => isOpen(status));
  return open
    ? `${portabilityLabels[open.status].label}: ${open.thirdPartyName} responde a más tardar el ${formatDate(open.effectiveDate)}`
    : 'Recibe tu sueldo aquí';
}
