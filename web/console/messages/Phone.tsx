import { chakra } from '@chakra-ui/react/styled-system';
import { Bell, type LucideIcon, Mail, MessageSquare } from 'lucide-react';
import type { NoticeChannel, OutboxMessage } from '#contract/domain/outbox';
import { Icon } from '#web/components/Icon.tsx';
import { formatInstant } from '../lib/days';

const channels: Readonly<Record<NoticeChannel, { name: string; icon: LucideIcon }>> = {
  EMAIL: { name: 'Correo', icon: Mail },
  SMS: { name: 'SMS', icon: MessageSquare },
  PUSH: { name: 'Aviso de la app', icon: Bell },
};

export const Phone = ({ messages }: { messages: readonly OutboxMessage[] }) => (
  <Screen>
    {messages.map((message, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: messages have no key.
      <li key={place}>
        <Meta>
          <Icon as={channels[message.channel].icon} size="sm" />
          <span>{channels[message.channel].name}</span>
          <span translate="no">{`${message.customer} · ${message.to}`}</span>
        </Meta>
        <b>{message.subject}</b>
        <p>{message.text}</p>
        <small translate="no">{formatInstant(message.at)}</small>
      </li>
    ))}
  </Screen>
);

const Screen = chakra('ol', {
  base: {
    'listStyle': 'none',
    'display': 'grid',
    'gap': '3',
    'width': '100%',
    'maxWidth': '420px',
    'mx': 'auto',
    'p': '4',
    'bg': 'bg.subtle',
    'border': '6px solid {colors.border.emphasized}',
    'borderRadius': '32px',
    '& > li': { px: '4', py: '3', bg: 'bg.raised', borderRadius: 'card', overflowWrap: 'anywhere' },
    '& p': { textStyle: 'body.sm' },
    '& small': { textStyle: 'body.xs', color: 'fg.muted' },
  },
});
const Meta = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', mb: '1', textStyle: 'body.xs', color: 'fg.muted' },
});
