import type { LedgerView } from '#contract/domain/ledger-view';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { useParam } from '../lib/useParam';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';

type Account = LedgerView['accounts'][number];

/** Filter value for the accounts of the bank. */
const BANK = 'banco';
const ROWS = 12;

const ownerOf = ({ customer = BANK }: Account): string => customer;

export function AccountsPanel({ accounts }: { accounts: readonly Account[] }) {
  const [owner, setOwner] = useParam('owner');
  const owners = [...new Set(accounts.map(ownerOf))].sort();
  const ownersAccounts = owner === '' ? accounts : accounts.filter((account) => ownerOf(account) === owner);
  return (
    <Panel title="Cuentas">
      <SelectField
        id="owner"
        label="De quién"
        placeholder="Todas"
        value={owner}
        onChange={setOwner}
        options={owners.map((value) => ({ value, label: value }))}
      />
      <PagedRows rows={ownersAccounts} size={ROWS} list={owner} end="Son todas.">
        {(rows) => (
          <PanelRows>
            {rows.map((account) => (
              <PanelRow key={account.account}>
                <div>
                  <b>{account.name}</b>
                  <Link to={`/ledger?account=${encodeURIComponent(account.account)}`} htmlTranslate="no">
                    {account.account}
                  </Link>
                </div>
                <Money amount={account.balance} currency={account.currency} />
              </PanelRow>
            ))}
          </PanelRows>
        )}
      </PagedRows>
    </Panel>
  );
}
