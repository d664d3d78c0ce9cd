import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { ArrowLeftRight, ReceiptText, Smartphone } from 'lucide-react';
import type { Account } from '#contract/domain/account';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { available, countOf } from './accounts';
import { Actions, Band, Protagonist } from './layout.styles';

export const Hero = ({ accounts }: { accounts: readonly Account[] }) => (
  <Band aria-label="Resumen">
    <Available accounts={accounts} />
    <QuickActions />
  </Band>
);

function Available({ accounts }: { accounts: readonly Account[] }) {
  const pesos = available(accounts, 'MXN');
  const dollars = available(accounts, 'USD');
  if (pesos === undefined && dollars === undefined) return null;
  const main = pesos === undefined ? 'USD' : 'MXN';
  return (
    <Protagonist>
      <Text textStyle="body.sm" color="fg.muted">
        Disponible en tus cuentas de cheques
      </Text>
      <Text mt="1">
        <Money amount={(pesos === undefined ? dollars : pesos) ?? null} currency={main} size="xl" />
      </Text>
      {main === 'MXN' && dollars !== undefined && (
        <Text textStyle="body.sm" color="fg.muted" mt="1">
          y <Money amount={dollars} currency="USD" size="text" />{' '}
          <span>
            {countOf(accounts, 'USD') === 1 ? 'en tu cuenta en dólares' : 'en tus cuentas en dólares'}
          </span>
        </Text>
      )}
    </Protagonist>
  );
}

const actions = [
  { to: '/hubs/transfers', label: 'Transferir', icon: ArrowLeftRight },
  { to: '/hubs/payments', label: 'Pagar', icon: ReceiptText },
  { to: '/hubs/payments/mobile-top-up', label: 'Recargar', icon: Smartphone },
] as const;

const QuickActions = () => (
  <Actions>
    {actions.map(({ to, label, icon }, index) => (
      <Action key={to} to={to} variant={index === 0 ? 'solid' : 'outline'}>
        <Icon as={icon} />
        <span>{label}</span>
      </Action>
    ))}
  </Actions>
);

const Action = chakra(LinkButton, {
  base: {
    mdDown: {
      flexDirection: 'column',
      minHeight: '64px',
      gap: '1',
      px: '1',
      fontSize: '0.875rem',
    },
  },
});
