import type { Currency } from '#contract/shared/money';
import { Note } from '../../../ui/Note';
import { Section } from '../../../ui/Section';
import { ReadPages } from '../ReadPages';
import { useOverdue } from './api';
import { InstalmentTable } from './InstalmentTable';

type OverduePaymentsProps = { accountKey: string; currency: Currency };

/** What of a mortgage should have been paid already. */
export const OverduePayments = ({ accountKey, currency }: OverduePaymentsProps) => (
  <Section title="Pagos vencidos">
    <ReadPages
      query={useOverdue(accountKey)}
      none={<Note role="status">No tienes pagos vencidos.</Note>}
      end="Ya viste todos tus pagos vencidos."
    >
      {(rows) => (
        <InstalmentTable
          instalments={rows}
          amountOf={({ unpaid }) => unpaid}
          amountLabel="Por pagar"
          currency={currency}
        />
      )}
    </ReadPages>
  </Section>
);
