import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { Button } from '#web/components/Button.tsx';
import { Illustration } from '#web/components/Illustration.tsx';
import { Link } from '#web/components/Link.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Section } from '#web/components/Section.tsx';
import { PAYMENTS_HUB } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { available } from '#web/features/summary/accounts.ts';
import { HEIGHTS } from '#web/features/summary/layout.styles.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Failed } from '../Compact';
import { DueRow } from './DueRow';
import type { Due } from './due';
import { useWeek } from './useWeek';
import { WeekFooter } from './WeekFooter';

/** As many rows as the placeholder has. */
const SHOWN = 3;

type WeekProps = { accounts: readonly Account[]; today: BankDate };

export function Week({ accounts, today }: WeekProps) {
  const [isWhole, setWhole] = useState(false);
  const { week, next, missing, silent, pending, fetching, again } = useWeek(accounts, today);
  const more = pending ? 0 : week.length - SHOWN;
  return (
    <Section
      title="Esta semana"
      aside={
        <SidePanel>
          {more > 0 && (
            <More variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Ver menos' : `Ver ${more} más`}
            </More>
          )}
          <Link to={PAYMENTS_HUB.to} variant="plain">
            Ver calendario
          </Link>
        </SidePanel>
      }
    >
      {pending ? (
        <Skeleton minHeight={HEIGHTS.week} borderRadius="card" aria-hidden="true" />
      ) : week.length > 0 ? (
        <Box minHeight={HEIGHTS.week}>
          <PagedRows
            rows={isWhole ? week : week.slice(0, SHOWN)}
            list={String(isWhole)}
            end="Ya viste todos."
          >
            {(rows) => (
              <List>
                {rows.map((due) => (
                  <DueRow key={due.key} due={due} today={today} />
                ))}
              </List>
            )}
          </PagedRows>
          <WeekFooter
            week={week}
            available={available(accounts, 'MXN')}
            silent={silent}
            missing={missing}
            onRetry={again}
            retrying={fetching}
          />
        </Box>
      ) : missing.length > 0 || silent > 0 ? (
        <Failed
          what={missing.length > 0 ? 'lo que vence esta semana' : silentText(silent)}
          minHeight={HEIGHTS.week}
          onRetry={again}
          retrying={fetching}
        />
      ) : (
        <Nothing minHeight={HEIGHTS.week}>
          <Illustration scene="done" />
          <b>No tienes pagos esta semana</b>
          {next && <p>{nextText(next)}</p>}
        </Nothing>
      )}
    </Section>
  );
}

const silentText = (silent: number): string =>
  silent === 1 ? 'uno de tus recibos' : `${silent} de tus recibos`;

const nextText = ({ name, date }: Due): string =>
  `El siguiente es ${name}, el ${formatDate(date).slice(0, 6)}.`;

const SidePanel = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '2' } });
const More = chakra(Button, { base: { fontSize: '0.875rem', px: '2' } });
const Box = chakra(Card.Root, {
  base: { display: 'flex', flexDirection: 'column', overflow: 'hidden', containerType: 'inline-size' },
});
/* Same height as a week with payments. */
const Nothing = chakra(Card.Root, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    p: '4',
    textAlign: 'center',
    '& > b': { textStyle: 'heading.md' },
    '& > p': { textStyle: 'body.sm', color: 'fg.muted' },
  },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    flex: '1',
    gridAutoRows: 'auto',
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
