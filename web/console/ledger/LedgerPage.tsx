import { useQuery } from '@tanstack/react-query';
import { Note } from '#web/components/Note.tsx';
import { ledgerQuery } from '../lib/queries';
import { useParam } from '../lib/useParam';
import { CodeButton } from '../parts/CodeButton';
import { ConsolePage } from '../parts/ConsolePage';
import { Loaded } from '../parts/Loaded';
import { AccountsPanel } from './AccountsPanel';
import { TransactionsPanel } from './TransactionsPanel';

export default function LedgerPage() {
  const [account] = useParam('account');
  const ledger = useQuery(ledgerQuery(account || undefined));
  return (
    <ConsolePage
      title="Libro"
      about="Cada movimiento de dinero son asientos que suman cero."
      action={<CodeButton label="Libro" call={(api) => api.ledger.query({ query: { latest: 20 } })} />}
    >
      <Loaded query={ledger} rows={6}>
        {({ balanced, problems, count, accounts, transactions }) => (
          <>
            <Note status={balanced ? 'success' : 'error'}>
              <b>{balanced ? 'El libro cuadra' : 'El libro no cuadra'}</b>
              <p>{`${count.toLocaleString('es-MX')} movimientos en ${accounts.length} cuentas.`}</p>
              {problems.map((problem) => (
                <p key={problem} lang="en">
                  {problem}
                </p>
              ))}
            </Note>
            <TransactionsPanel transactions={transactions} />
            <AccountsPanel accounts={accounts} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
