import { Badge } from '@chakra-ui/react/badge';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { BankDate } from '#contract/domain/dates';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { ExternalLink, Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { PdfButton } from '#web/flow/receipt/PdfButton.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import type { EntryView } from './source';

type HistoryRowProps<Kind extends string> = {
  date: BankDate;
  view: EntryView<Kind>;
  labels: { entryName: string; ofEntry: string };
  onAction: (kind: Kind) => void;
};

export function HistoryRow<Kind extends string>({ date, view, labels, onAction }: HistoryRowProps<Kind>) {
  const { avatar, name, receiptUrl, from, about, detail, status, amount, pdf, proof, actions, retryUrl } =
    view;
  const isDone = status.tone === 'success';
  const withDate = (text: string) => `${text} del ${formatDate(date)}`;
  const accessibleSuffix = (text: string) => <VisuallyHidden>{withDate(text)}</VisuallyHidden>;
  return (
    <tr
      data-shows={actions.length > 0 ? 'actions' : isDone ? 'amount' : 'status'}
      data-wide={retryUrl === undefined && actions.length < 2 ? undefined : ''}
    >
      <td data-area="date">
        <time dateTime={date}>{formatDate(date)}</time>
      </td>
      <td data-area="name">
        {avatar !== undefined && <span data-mark="">{avatar}</span>}
        <Link to={receiptUrl} variant="plain">
          <span>{name}</span>
        </Link>
        {from !== undefined && <small>{from}</small>}
        {about !== undefined && <small data-about="">{about}</small>}
      </td>
      <td data-area="detail">{detail}</td>
      <td data-area="status">
        {isDone ? status.label : <Badge colorPalette={status.tone}>{status.label}</Badge>}
      </td>
      <td data-area="amount" data-end>
        <Money amount={amount.amount} currency={amount.currencyCode} />
      </td>
      <td data-area="actions">
        <Flex justify="flex-end" me="-16px">
          {actions.map(({ kind, label }) => (
            <Button key={kind} variant="ghost" size="sm" onClick={() => onAction(kind)}>
              <span>
                <span>{label}</span> {accessibleSuffix(labels.entryName)}
              </span>
            </Button>
          ))}
          {retryUrl !== undefined && (
            <LinkButton variant="ghost" size="sm" to={retryUrl}>
              <span>Reintentar {accessibleSuffix(labels.entryName)}</span>
            </LinkButton>
          )}
          {actions.length < 2 && retryUrl === undefined && (
            <Documents data-papers="">
              {proof && (
                <ExternalLink href={proof.href}>
                  <span>{proof.label}</span> {accessibleSuffix(labels.ofEntry)}
                </ExternalLink>
              )}
              <PdfButton path={pdf} variant="ghost" size="sm" suffix={withDate(labels.ofEntry)}>
                PDF
              </PdfButton>
            </Documents>
          )}
        </Flex>
      </td>
    </tr>
  );
}

/* Hidden in narrow layouts, because the receipt has them too. */
const Documents = chakra('span');
