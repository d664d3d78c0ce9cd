import { chakra } from '@chakra-ui/react/styled-system';
import type { TransferRow } from '#contract/transfers';
import { formatDate } from '../../format/dates';
import { receiptUrl } from '../../receipt/address';
import { PdfButton } from '../../receipt/PdfButton';
import { receiptPdf } from '../../transfer-book/api';
import { statusOf } from '../../transfer-book/status';
import { Button } from '../../ui/Button';
import { ExternalLink, Link } from '../../ui/Link';
import { Money } from '../../ui/Money';
import { Tag } from '../../ui/Tag';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OWN_TRANSFER } from './addresses';

type HistoryRowProps = { row: TransferRow; onCancel: (row: TransferRow) => void };

export function HistoryRow({ row, onCancel }: HistoryRowProps) {
  const { label, tone } = statusOf(row.status, row.thirdPartyType ?? 'OWN');
  const what = <VisuallyHidden>de la transferencia del {formatDate(row.effectiveDate)}</VisuallyHidden>;
  return (
    <tr>
      <td data-area="date">
        <time dateTime={row.effectiveDate}>{formatDate(row.effectiveDate)}</time>
      </td>
      <td data-area="names">
        <Link to={receiptUrl(flowOf(row), row.key)} standalone>
          <span>
            {row.fromAccount.description} <span aria-hidden="true">→</span>
            <VisuallyHidden>a</VisuallyHidden> {row.toAccount.description}
          </span>
        </Link>
        {row.message !== undefined && <Concept>{row.message}</Concept>}
      </td>
      <td data-area="status">
        <Tag tone={tone}>{label}</Tag>
      </td>
      <td data-area="amount" data-end>
        <Money amount={row.amount} currency={row.currencyCode} />
      </td>
      <td data-area="actions">
        <Actions>
          <PdfButton path={receiptPdf(row.key)} look="ghost" size="sm">
            PDF {what}
          </PdfButton>
          {row.eppUrl !== undefined && <ExternalLink href={row.eppUrl}>CEP {what}</ExternalLink>}
          {row.status === 'SCHEDULED' && (
            <Button look="ghost" size="sm" onClick={() => onCancel(row)}>
              <span>Cancelar {what}</span>
            </Button>
          )}
        </Actions>
      </td>
    </tr>
  );
}

/** Where the receipt of a transfer is shown: with its own kind. */
const flowOf = ({ thirdPartyType }: TransferRow): string =>
  thirdPartyType === undefined || thirdPartyType === 'OWN'
    ? OWN_TRANSFER
    : `/third-parties/${thirdPartyType}`;

const Concept = chakra('span', { base: { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', ms: '-16px' } });
