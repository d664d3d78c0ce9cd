import type { Account } from '#contract/shared/account';
import { bankToday } from '../../api/bank-clock';
import { AccountGroups } from './AccountGroups';
import { AccountRow } from './AccountRow';
import { areNew, isCheques, isCredit } from './accounts';
import { Balance } from './Balance';
import { useLateParts } from './late-parts';
import { Columns, Groups } from './layout';
import type { Offers } from './offers';
import { Place, RailPlace } from './Place';

/** An account of which there is no more to say than what it holds. */
const showPlain = (account: Account) => (
  <AccountRow account={account}>
    <Balance account={account} />
  </AccountRow>
);

/**
 * What the customer comes for, in the order of their questions: what is due, where the money is, whom it goes to, where
 * it went. Only the accounts are painted at once; each other part comes into a place that is kept for it.
 */
export function Parts({ accounts, Offers }: { accounts: readonly Account[]; Offers: Offers }) {
  const late = useLateParts();
  const today = bankToday();
  const cheques = accounts.filter(isCheques);
  const credits = accounts.filter(isCredit);
  const rest = accounts.filter((account) => !isCheques(account) && !isCredit(account));
  const moving = accounts.filter((account) => isCheques(account) || account.type === 'Tarjeta de Crédito');
  const isNew = areNew(accounts);
  const read = { accounts, today };
  const keep = late === undefined;
  return (
    <Columns data-one={isNew ? '' : undefined}>
      <Groups>
        {late ? <late.Week {...read} /> : keep && <Place title="Esta semana" of="week" />}
        <AccountGroups
          accounts={cheques}
          show={(account) => (
            <AccountRow account={account} drawn>
              <Balance account={account} />
              {late ? <late.Trend account={account} today={today} /> : <small>&nbsp;</small>}
            </AccountRow>
          )}
        />
        {cheques.length > 0 && (late ? <late.People /> : keep && <Place title="Envíale a" of="people" />)}
        {moving.length > 0 &&
          (late ? (
            <late.LatestMovements accounts={moving} today={today} />
          ) : (
            keep && <Place title="Últimos movimientos" of="latest" />
          ))}
        <AccountGroups accounts={rest} show={showPlain} />
      </Groups>
      <Groups>
        {late ? (
          <late.Rail {...read} Offers={Offers} />
        ) : keep ? (
          !isNew && <RailPlace />
        ) : (
          <AccountGroups accounts={credits} show={showPlain} />
        )}
      </Groups>
    </Columns>
  );
}
