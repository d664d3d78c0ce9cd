import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { ReasonStatus } from '#web/components/ReasonStatus.tsx';
import { RowMenu } from './RowMenu';
import type { RowDialog, RowLink, RowView } from './row';

const linksOf = ({ name, links = [], receipt }: RowView): readonly RowLink[] =>
  receipt === undefined
    ? links
    : [
        {
          icon: ReceiptText,
          title: 'Ver comprobante',
          label: `Ver comprobante de ${name}`,
          to: receipt,
        },
        ...links,
      ];

type ListRowProps<Row> = {
  view: RowView;
  dialogs: readonly RowDialog<Row>[];
  openDialog: (dialog: RowDialog<Row>) => void;
};

export const ListRow = <Row,>({ view, dialogs, openDialog }: ListRowProps<Row>) => {
  const { lead, name, details, status, main, unavailableReason } = view;
  const [isPressed, setIsPressed] = useState(false);
  const links = linksOf(view);
  return (
    <Line>
      {lead}
      <Labels>
        <b translate="no">{name}</b>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the details never change their order.
          <small key={index}>{detail}</small>
        ))}
        {status}
        {unavailableReason !== undefined && (
          <ReasonStatus reason={isPressed ? unavailableReason : undefined} px="0" pt="1" pb="0" />
        )}
      </Labels>
      {unavailableReason !== undefined && (
        <PhoneRowButton
          type="button"
          aria-label={`¿Por qué no está disponible ${name}?`}
          onClick={() => setIsPressed(true)}
        />
      )}
      {main && (
        <MainLink to={main.to} variant="outline" size="sm" aria-label={main.label}>
          <span>{main.title}</span>
        </MainLink>
      )}
      <IconButtons>
        {links.map(({ icon, title, label, to }) => (
          <IconButton key={title} asChild variant="ghost" size="sm">
            <Link to={to} aria-label={label} title={title}>
              <Icon as={icon} />
            </Link>
          </IconButton>
        ))}
        {dialogs.map((dialog) => (
          <IconButton
            key={dialog.title}
            variant="ghost"
            size="sm"
            aria-label={`${dialog.title} ${name}`}
            title={dialog.title}
            onClick={() => openDialog(dialog)}
          >
            <Icon as={dialog.icon} />
          </IconButton>
        ))}
      </IconButtons>
      <RowMenu
        name={name}
        items={[
          ...(main ? [main] : []),
          ...links,
          ...dialogs.map((dialog) => ({ ...dialog, act: () => openDialog(dialog) })),
        ]}
      />
    </Line>
  );
};

const Line = chakra('li', {
  base: {
    animation: 'arrive',
    position: 'relative',
    display: 'flex',
    flexWrap: { md: 'wrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    ps: { base: '4', md: '5' },
    pe: { base: '1', md: '5' },
    py: '3',
    '& > :last-child': { md: { display: 'none' } },
  },
});
const Labels = chakra('div', {
  base: {
    flex: '1 1 12rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& small > [translate=no]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
const MainLink = chakra(LinkButton, {
  base: {
    mdDown: {
      position: 'absolute',
      inset: '0',
      border: '0',
      bg: 'transparent',
      _hover: { bg: 'transparent' },
      _focusVisible: { outlineOffset: '-3px' },
      '& > span': { srOnly: true },
    },
  },
});
const PhoneRowButton = chakra('button', {
  base: { hideFrom: 'md', position: 'absolute', inset: '0', _focusVisible: { outlineOffset: '-3px' } },
});
const IconButtons = chakra('div', {
  base: { display: { base: 'none', md: 'flex' } },
});
