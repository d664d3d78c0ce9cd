import { accountName } from '#contract/domain/account';
import { creditIcon } from '#web/components/avatars/CreditAvatar.tsx';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { Section } from '#web/components/Section.tsx';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import type { Agenda } from './agenda';

/** Cards and credits without a payment due. */
export function OtherCredits({ agenda: { credits } }: { agenda: Agenda }) {
  const dueKeys = new Set(credits.due.map(({ account }) => account.key));
  const otherCredits = credits.credits.filter(({ key }) => !dueKeys.has(key));
  if (otherCredits.length === 0) return null;
  return (
    <Section title="Tus otras tarjetas y créditos">
      <HubLinks
        links={otherCredits.map((account) => {
          const next = credits.payments.find((payment) => payment.account.key === account.key);
          return {
            to: accountUrl(account),
            icon: creditIcon(account),
            title: accountName(account),
            about: next
              ? `${formatMoney(next.amount)}, vence el ${shortDate(next.date)}`
              : 'Sin pagos por vencer',
          };
        })}
      />
    </Section>
  );
}
