import { Text } from '@chakra-ui/react/text';
import { bankInstant } from '#contract/domain/dates';
import { ACTIVATION_MINUTES, fullName, type Recipient } from '#contract/recipients';
import { LinkButton } from '#web/components/Button.tsx';
import type { Row } from '#web/components/Rows.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatMobileReceipt, formatMoment, formatTime } from '#web/lib/format/dates.ts';
import { ownerLine } from '#web/lib/format/owner-line.ts';
import { accountLabel, accountNumber, isPhone } from '../shared/account-labels';
import { payUrl } from '../shared/pay-url';
import { statusLabel } from '../shared/saved-recipient';
import type { FormTexts } from './texts';

/** The bank sends only the activation time, which is a fixed delay after saving. */
function savedAt(recipient: Recipient): string {
  if (recipient.activeFrom === undefined) return '';
  const instant = bankInstant(Date.parse(recipient.activeFrom) - ACTIVATION_MINUTES * 60_000);
  return isPhone(recipient) ? formatMobileReceipt(instant) : formatMoment(instant);
}

function nextOf({ status, activeFrom }: Recipient, use: string): string {
  if (status !== 'ON_HOLD') return `Ya puedes ${use}.`;
  return activeFrom === undefined
    ? `Podrás ${use} en cuanto se active.`
    : `Podrás ${use} a partir de las ${formatTime(activeFrom)}. Ya aparece en Inicio y en Transferir; no tienes que esperar aquí.`;
}

/** The link appears by itself when the recipient becomes active. */
function paymentRows(recipient: Recipient, payVerb: string): Row[] {
  const label = `${payVerb} ${recipient.alias}`;
  const { status, activeFrom } = recipient;
  if (status !== 'ACTIVE')
    return activeFrom === undefined
      ? []
      : [{ label: 'Disponible', value: `Desde las ${formatTime(activeFrom)}` }];
  const link = (
    <LinkButton to={payUrl(recipient)} variant="subtle" size="sm">
      {label}
    </LinkButton>
  );
  return [{ label: 'Siguiente', value: link }];
}

export const viewOf =
  ({ savedHeading, usageVerb, payVerb }: FormTexts) =>
  (recipient: Recipient): ReceiptView => {
    const reason = statusLabel(recipient, bankNow());
    return {
      heading: savedHeading,
      at: savedAt(recipient),
      status: reason === undefined ? { label: 'Activa', tone: 'success' } : { label: reason, tone: 'info' },
      lead: 'Guardaste',
      headline: (
        <Text textStyle="heading.lg" overflowWrap="anywhere">
          {recipient.alias}
        </Text>
      ),
      to: ownerLine(recipient.alias, fullName(recipient)),
      folio: null,
      shared: { text: `${savedHeading} en Cenzontle: ${recipient.alias}, ${recipient.bankName}.` },
      rows: [
        { label: accountLabel(recipient), value: accountNumber(recipient) },
        { label: 'Banco', value: recipient.bankName },
        ...paymentRows(recipient, payVerb),
      ],
      fills: { to_account: recipient.key },
      next: nextOf(recipient, usageVerb),
    };
  };
