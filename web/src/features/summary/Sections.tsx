import type { Account } from '#contract/domain/account';
import type { Slot } from '#web/components/slot.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { EasyPaymentSkeleton } from '../easy-payment/EasyPaymentSlot';
import { AccountGroups } from './AccountGroups';
import { AccountRow } from './AccountRow';
import { isCheques, isMoving, isRevolving, standAlone } from './accounts';
import { Balance } from './Balance';
import { BorrowedFooter, BorrowedNote } from './credit/Borrowed';
import { useDeferredSections } from './deferred-sections';
import { Columns, Groups } from './layout.styles';
import type { Offers } from './offers';
import { RailPlaceholder, SectionPlaceholder, TrendPlaceholder } from './SectionPlaceholder';

type BalanceRowProps = { account: Account; drawn?: true; children?: Slot };

/** What an account holds, and what more there is to say of it. */
const BalanceRow = ({ children, ...row }: BalanceRowProps) => (
  <AccountRow {...row}>
    <Balance account={row.account} />
    {children}
  </AccountRow>
);

/**
 * What the customer comes for, in the order of their questions: what is due, where the money is, whom it goes to, where
 * it went. Only the accounts are painted at once; each other part comes into a place that is kept for it.
 */
export function Sections({ accounts, Offers }: { accounts: readonly Account[]; Offers: Offers }) {
  const late = useDeferredSections();
  const today = bankToday();
  const cheques = accounts.filter(isCheques);
  const revolving = accounts.filter(isRevolving);
  const moving = accounts.filter(isMoving);
  const rest = accounts.filter((account) => !isCheques(account) && !isRevolving(account));
  const isAlone = standAlone(accounts);
  const read = { accounts, today };
  const keep = late !== null;
  return (
    <Columns data-one={isAlone ? '' : undefined}>
      <Groups>
        {late?.Week ? <late.Week {...read} /> : keep && <SectionPlaceholder title="Esta semana" of="week" />}
        <AccountGroups
          accounts={cheques}
          show={(account) => (
            <BalanceRow account={account} drawn>
              {late?.Trend ? <late.Trend account={account} today={today} /> : <TrendPlaceholder />}
            </BalanceRow>
          )}
        />
        {cheques.length > 0 &&
          (late?.People ? <late.People /> : keep && <SectionPlaceholder title="Envíale a" of="people" />)}
        {moving.length > 0 &&
          (late?.LatestMovements ? (
            <late.LatestMovements accounts={moving} today={today} />
          ) : (
            keep && <SectionPlaceholder title="Últimos movimientos" of="latest" />
          ))}
        <AccountGroups
          accounts={rest}
          show={(account) => (
            <>
              <BalanceRow account={account}>
                <BorrowedNote account={account} />
              </BalanceRow>
              <BorrowedFooter
                account={account}
                pay={(payable) =>
                  late?.EasyPaymentSlot ? (
                    <late.EasyPaymentSlot account={payable} size="sm" />
                  ) : (
                    keep && <EasyPaymentSkeleton size="sm" />
                  )
                }
              />
            </>
          )}
        />
      </Groups>
      <Groups>
        {late?.Rail ? (
          <late.Rail {...read} Offers={Offers} />
        ) : keep ? (
          !isAlone && <RailPlaceholder />
        ) : (
          <AccountGroups accounts={revolving} show={(account) => <BalanceRow account={account} />} />
        )}
      </Groups>
    </Columns>
  );
}
