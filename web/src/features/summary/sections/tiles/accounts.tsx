import { Text } from '@chakra-ui/react/text';
import { Landmark, TrendingUp } from 'lucide-react';
import { type Account, accountName } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { LinkButton } from '#web/components/Button.tsx';
import { Money } from '#web/components/Money.tsx';
import { AccountGroups } from '../../AccountGroups';
import { AccountRow } from '../../AccountRow';
import { isInvestment, isLoanOrLine, totalOf } from '../../accounts';
import { CreditRow } from '../credit/CreditRow';
import { overduePayment } from '../credit/upcoming';
import type { Tile } from './tile';

const INVEST = '/investments/unique';

export function investmentsTile(allAccounts: readonly Account[], hasMissingRows: boolean): Tile {
  const tile = { title: 'Inversiones', icon: TrendingUp };
  const accounts = allAccounts.filter(isInvestment);
  if (accounts.length === 0) return { ...tile, summary: <span>Haz crecer tu dinero</span>, to: INVEST };
  return {
    ...tile,
    summary: (
      <span>
        <span>Tienes</span>{' '}
        <Money amount={hasMissingRows ? null : (totalOf(accounts, 'MXN') ?? null)} size="text" />
      </span>
    ),
    panel: (
      <>
        <AccountGroups accounts={accounts} show={(account) => <AccountRow account={account} />} />
        <LinkButton to={INVEST} variant="outline" size="sm">
          Invertir
        </LinkButton>
      </>
    ),
  };
}

/** Returns undefined without credits other than cards. */
export function creditsTile(allAccounts: readonly Account[], today: BankDate): Tile | undefined {
  const accounts = allAccounts.filter(isLoanOrLine);
  if (accounts.length === 0) return undefined;
  return {
    title: 'Créditos',
    icon: Landmark,
    summary: summaryOf(accounts, today),
    panel: (
      <AccountGroups accounts={accounts} show={(account) => <CreditRow account={account} today={today} />} />
    ),
  };
}

function summaryOf(accounts: readonly Account[], today: BankDate) {
  const overdueAccounts = accounts.filter((account) => overduePayment(account, today));
  const [first] = overdueAccounts;
  if (first)
    return (
      <Text as="strong" textStyle="body.sm" color="danger.fg" fontWeight="600">
        {overdueAccounts.length === 1
          ? `${accountName(first)}: pago vencido`
          : `${overdueAccounts.length} pagos vencidos`}
      </Text>
    );
  const names = accounts.length > 2 ? `${accounts.length} créditos` : accounts.map(accountName).join(' y ');
  return <span>{`${names}, al corriente`}</span>;
}
