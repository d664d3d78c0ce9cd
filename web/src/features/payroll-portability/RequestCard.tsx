import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#contract/brand';
import { formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import { isOpen, type Portability } from '#contract/domain/portability';
import { LinkButton } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { Note } from '#web/components/Note.tsx';
import { Tag } from '#web/components/Tag.tsx';
import { Text } from '#web/components/Text.tsx';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { PdfButton } from '#web/flow/receipt/PdfButton.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { cancelUrl, correctUrl } from './addresses';
import { receiptPath } from './api';
import { bankDaysUntil } from './day';
import { isOverdue, stagesOf } from './stages';
import { statusOf } from './status';
import { Timeline } from './Timeline';
import { WorkdayDots } from './WorkdayDots';

type RequestCardProps = { request: Portability; holidays: ReadonlySet<string> | undefined };

export function RequestCard({ request, holidays }: RequestCardProps) {
  const { key, status, thirdPartyName, account, confirmationNumber } = request;
  const shown = statusOf(request, bankToday());
  return (
    <Whole aria-label={`Solicitud ${confirmationNumber}`}>
      <Text tone="muted">
        <span>{`De ${thirdPartyName}`}</span> <Ending>{formatEnding(request.thirdPartyAccountNumber)}</Ending>{' '}
        <span>{`a tu ${account.description}`}</span> <Ending>{account.displayId}</Ending>
      </Text>
      <Card padded>
        <Top>
          <Tag tone={shown.tone}>{shown.label}</Tag>
          <Text as="span" size="sm" tone="muted">{`Folio ${confirmationNumber}`}</Text>
        </Top>
        <Answer request={request} holidays={holidays} />
        <Timeline label="Seguimiento" stages={stagesOf(request, holidays)} />
      </Card>
      {isOverdue(request, bankToday()) && (
        <Note tone="warning">
          {`${thirdPartyName} no respondió a tiempo. Llámanos al ${formatPhone(brand.phone)} y lo revisamos contigo.`}
        </Note>
      )}
      <Actions>
        <PdfButton path={receiptPath(key)} look="line">
          Descargar comprobante
        </PdfButton>
        {isOpen(status) && (
          <LinkButton to={cancelUrl(key)} look="ghost">
            Cancelar solicitud
          </LinkButton>
        )}
        {status === 'REJECTED' && (
          <LinkButton to={correctUrl(key)} look="tonal">
            Corregir y pedir de nuevo
          </LinkButton>
        )}
      </Actions>
    </Whole>
  );
}

/** Deadline of the other bank or, once accepted, the date from which the payroll arrives. */
function Answer({ request, holidays }: RequestCardProps) {
  const { status, effectiveDate, operationDate, thirdPartyName } = request;
  if (status === 'REJECTED' || status === 'CANCELLED') return null;
  const waits = isOpen(status);
  const late = isOverdue(request, bankToday());
  return (
    <Head>
      <Text size="sm" tone="muted">
        {waits
          ? `${thirdPartyName} ${late ? 'debió responder' : 'responde'} a más tardar el`
          : 'Tu sueldo llega desde el'}
      </Text>
      <Day>{formatWeekday(effectiveDate)}</Day>
      {waits && holidays && (
        <WorkdayDots
          days={bankDaysUntil(bankDate(Date.parse(operationDate)), effectiveDate, holidays)}
          today={bankToday()}
        />
      )}
    </Head>
  );
}

const Ending = chakra('span', { base: { whiteSpace: 'nowrap' } });
const Whole = chakra('section', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2',
    mb: '4',
  },
});
const Head = chakra('div', { base: { pb: '5', mb: '5', borderBottom: '1px solid {colors.border.subtle}' } });
const Day = chakra('p', { base: { textStyle: 'numeral.lg' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});
