import { useLocation } from 'react-router';
import type { Account } from '#contract/domain/account';
import { AccountPage } from './AccountPage';
import { Instalments } from './credit/Instalments';

type Credit = { account: Account };

const pages = {
  loan: {
    title: 'Crédito personal',
    Content: ({ account }: Credit) => <Instalments slug="loan" account={account} />,
  },
  mortgage: {
    title: 'Crédito hipotecario',
    Content: ({ account }: Credit) => <Instalments slug="mortgage" account={account} />,
  },
} as const;

/** One page for both kinds of instalment credit, to share a chunk. */
export default function InstalmentCreditPage() {
  const slug = useLocation().pathname.includes('/mortgage/') ? 'mortgage' : 'loan';
  return <AccountPage key={slug} slug={slug} {...pages[slug]} />;
}
