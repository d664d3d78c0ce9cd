import type { Account } from '#contract/domain/account';
import type { Slot } from '#web/components/slot.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { EasyPaymentSkeleton } from '../easy-payment/EasyPaymentSkeleton';
import { AccountGroups } from './AccountGroups';
import { AccountRow } from './AccountRow';
import { isCheques, isMoving, isRevolving, standAlone } from './accounts';
import { Balance } from './Balance';
import { BorrowedFooter, BorrowedNote } from './credit/Borrowed';
import { Columns, Groups } from './layout.styles';
import { RailPlaceholder, SectionPlaceholder, TrendPlaceholder } from './SectionPlaceholder';
import { useSections } from './useSections';

type BalanceRowProps = { account: Account; drawn?: true; children?: Slot };

const BalanceRow = ({ children, ...row }: BalanceRowProps) => (
  <AccountRow {...row}>
    <Balance account={row.account} />
    {children}
  </AccountRow>
);

/** The accounts render first; the other sections have placeholders until their code is loaded. */
export function Sections({ accounts }: { accounts: readonly Account[] }) {
  const loaded = useSections();
  const today = bankToday();
  const cheques = accounts.filter(isCheques);
  const revolving = accounts.filter(isRevolving);
  const moving = accounts.filter(isMoving);
  const rest = accounts.filter((account) => !isCheques(account) && !isRevolving(account));
  const isAlone = standAlone(accounts);
  const read = { accounts, today };
  const isAvailable = loaded !== null;
  return (
    <Columns data-one={isAlone ? '' : undefined}>
      <Groups>
        {loaded?.Week ? (
          <loaded.Week {...read} />
        ) : (
          isAvailable && <SectionPlaceholder title="Esta semana" of="week" />
        )}
        <AccountGroups
          accounts={cheques}
          show={(account) => (
            <BalanceRow account={account} drawn>
              {loaded?.Trend ? <loaded.Trend account={account} today={today} /> : <TrendPlaceholder />}
            </BalanceRow>
          )}
        />
        {cheques.length > 0 &&
          (loaded?.People ? (
            <loaded.People />
          ) : (
            isAvailable && <SectionPlaceholder title="Envíale a" of="people" />
          ))}
        {moving.length > 0 &&
          (loaded?.LatestMovements ? (
            <loaded.LatestMovements accounts={moving} today={today} />
          ) : (
            isAvailable && <SectionPlaceholder title="Últimos movimientos" of="latest" />
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
                  loaded?.EasyPayment ? (
                    <loaded.EasyPayment account={payable} size="sm" />
                  ) : (
                    isAvailable && <EasyPaymentSkeleton size="sm" />
                  )
                }
              />
            </>
          )}
        />
      </Groups>
      <Groups>
        {loaded?.Rail ? (
          <loaded.Rail {...read} />
        ) : isAvailable ? (
          !isAlone && <RailPlaceholder />
        ) : (
          <AccountGroups accounts={revolving} show={(account) => <BalanceRow account={account} />} />
        )}
      </Groups>
    </Columns>
  );
}
