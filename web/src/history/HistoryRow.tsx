import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/shared/dates';
import { formatDate } from '../format/dates';
import { PdfButton } from '../receipt/PdfButton';
import { Button } from '../ui/Button';
import { ExternalLink, Link } from '../ui/Link';
import { Money } from '../ui/Money';
import { Tag } from '../ui/Tag';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { EntryView } from './source';

type HistoryRowProps<Kind extends string> = {
  date: BankDate;
  view: EntryView<Kind>;
  /** 'de la transferencia', which names the buttons. */
  of: string;
  onAction: (kind: Kind) => void;
};

export function HistoryRow<Kind extends string>({ date, view, of, onAction }: HistoryRowProps<Kind>) {
  const { names, receiptUrl, detail, status, amount, pdf, proof, actions } = view;
  const what = (
    <VisuallyHidden>
      {of} del {formatDate(date)}
    </VisuallyHidden>
  );
  return (
    <tr>
      <td data-area="date">
        <time dateTime={date}>{formatDate(date)}</time>
      </td>
      <td data-area="names">
        <Link to={receiptUrl} standalone>
          <span>{names}</span>
        </Link>
        {detail !== undefined && <Details>{detail}</Details>}
      </td>
      <td data-area="status">
        <Tag tone={status.tone}>{status.label}</Tag>
      </td>
      <td data-area="amount" data-end>
        <Money amount={amount.amount} currency={amount.currencyCode} />
      </td>
      <td data-area="actions">
        <Actions>
          <PdfButton path={pdf} look="ghost" size="sm">
            PDF {what}
          </PdfButton>
          {proof && (
            <ExternalLink href={proof.href}>
              {proof.label} {what}
            </ExternalLink>
          )}
          {actions.map(({ kind, label }) => (
            <Button key={kind} look="ghost" size="sm" onClick={() => onAction(kind)}>
              <span>
                {label} {what}
              </span>
            </Button>
          ))}
        </Actions>
      </td>
    </tr>
  );
}

const Details = chakra('span', { base: { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', ms: '-16px' } });
