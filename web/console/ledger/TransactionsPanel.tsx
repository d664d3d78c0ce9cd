import { useQuery } from '@tanstack/react-query';
import type { LedgerTransaction } from '#contract/domain/ledger-view';
import { Link } from '#web/components/Link.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { formatInstant } from '../lib/days';
import { MAX_TRANSACTIONS, requestsQuery } from '../lib/queries';
import { useParam } from '../lib/useParam';
import { EmptyText } from '../parts/EmptyText';
import { Panel } from '../parts/Panel';
import { Transaction } from '../parts/Transaction';

const ROWS = 10;

export function TransactionsPanel({ transactions }: { transactions: readonly LedgerTransaction[] }) {
  const [at] = useParam('at');
  const [id] = useParam('transaction');
  const [account] = useParam('account');
  const { data: calls } = useQuery(requestsQuery({}));
  const callOf = (transaction: string) =>
    calls?.data.find((call) => call.transactions.includes(transaction))?.traceId;
  const matchingTransactions = transactions
    .filter((each) => (at === '' || each.at === at) && (id === '' || each.transaction === id))
    .reverse();
  const filterText = [account, id, at && formatInstant(at)].filter(Boolean).join(' · ');
  return (
    <Panel
      title={filterText === '' ? 'Movimientos' : `Movimientos: ${filterText}`}
      about={`Entre los últimos ${MAX_TRANSACTIONS}, lo más nuevo primero.`}
      aside={
        filterText !== '' && (
          <Link to="/ledger" variant="plain">
            Ver todos
          </Link>
        )
      }
    >
      {matchingTransactions.length === 0 ? (
        <EmptyText>Ninguno coincide.</EmptyText>
      ) : (
        <PagedRows rows={matchingTransactions} size={ROWS} list={filterText} end="Son todos.">
          {(rows) => (
            <div>
              {rows.map((each) => (
                <Transaction key={each.transaction} transaction={each}>
                  <CallLink trace={callOf(each.transaction)} />
                </Transaction>
              ))}
            </div>
          )}
        </PagedRows>
      )}
    </Panel>
  );
}

/** Link to the call; renders nothing if a job moved the money or the log no longer has the call. */
const CallLink = ({ trace }: { trace: string | undefined }) =>
  trace === undefined ? null : (
    <Link to={`/calls/${trace}`} variant="plain">
      Ver la llamada
    </Link>
  );
