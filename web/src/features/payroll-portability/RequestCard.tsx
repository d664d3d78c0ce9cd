import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { brand } from '#contract/brand';
import { formatEnding } from '#contract/domain/account';
import { bankDate } from '#contract/domain/dates';
import type { Portability } from '#contract/domain/portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { LinkButton } from '#web/components/Button.tsx';
import { Note } from '#web/components/Note.tsx';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { PdfButton } from '#web/flow/receipt/PdfButton.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { cancelUrl, correctionUrl } from './addresses';
import { receiptPath } from './api';
import { bankDaysUntil } from './day';
import { isOverdue, stagesOf } from './stages';
import { statusOf } from './status';
import { Timeline } from './Timeline';
import { WorkdayDots } from './WorkdayDots';

type RequestCardProps = { request: Portability; holidays: ReadonlySet<string> | undefined };

export function RequestCard({ request, holidays }: RequestCardProps) {
  const { key, status, thirdPartyName, account, confirmationNumber } = request;
  const shownStatus = statusOf(request, bankToday());
  return (
    <CardFrame aria-label={`Solicitud ${confirmationNumber}`}>
      <Text color="fg.muted">
        <span>{`De ${thirdPartyName}`}</span>{' '}
        <AccountEnding>{formatEnding(request.thirdPartyAccountNumber)}</AccountEnding>{' '}
        <span>{`a tu ${account.description}`}</span> <AccountEnding>{account.displayId}</AccountEnding>
      </Text>
      <Card.Root size="md">
        <CardHeader>
          <Badge colorPalette={shownStatus.tone}>{shownStatus.label}</Badge>
          <Text as="span" textStyle="body.sm" color="fg.muted">{`Folio ${confirmationNumber}`}</Text>
        </CardHeader>
        <ResponseDate request={request} holidays={holidays} />
        <Timeline label="Seguimiento" stages={stagesOf(request, holidays)} />
      </Card.Root>
      {isOverdue(request, bankToday()) && (
        <Note status="warning">
          {`${thirdPartyName} no respondió a tiempo. Llámanos al ${formatPhone(brand.phone)} y lo revisamos contigo.`}
        </Note>
      )}
      <Flex wrap="wrap" align="center" gap="3">
        <PdfButton path={receiptPath(key)} variant="outline">
          Descargar comprobante
        </PdfButton>
        {isOpen(status) && (
          <LinkButton to={cancelUrl(key)} variant="ghost">
            Cancelar solicitud
          </LinkButton>
        )}
        {status === 'REJECTED' && (
          <LinkButton to={correctionUrl(key)} variant="subtle">
            Corregir y pedir de nuevo
          </LinkButton>
        )}
      </Flex>
    </CardFrame>
  );
}

/** Deadline of the other bank or, once accepted, the date from which the payroll arrives. */
function ResponseDate({ request, holidays }: RequestCardProps) {
  const { status, effectiveDate, operationDate, thirdPartyName } = request;
  if (status === 'REJECTED' || status === 'CANCELLED') return null;
  const waits = isOpen(status);
  const isLate = isOverdue(request, bankToday());
  return (
    <Box pb="5" mb="5" borderBottom="1px solid {colors.border.subtle}">
      <Text textStyle="body.sm" color="fg.muted">
        {waits
          ? `${thirdPartyName} ${isLate ? 'debió responder' : 'responde'} a más tardar el`
          : 'Tu sueldo llega desde el'}
      </Text>
      <Day>{formatWeekday(effectiveDate)}</Day>
      {waits && holidays && (
        <WorkdayDots
          days={bankDaysUntil(bankDate(Date.parse(operationDate)), effectiveDate, holidays)}
          today={bankToday()}
        />
      )}
    </Box>
  );
}

const AccountEnding = chakra('span', { base: { whiteSpace: 'nowrap' } });
const CardFrame = chakra('section', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const CardHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2',
    mb: '4',
  },
});
const Day = chakra('p', { base: { textStyle: 'numeral.lg' } });
