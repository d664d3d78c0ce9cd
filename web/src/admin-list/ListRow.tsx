import { chakra } from '@chakra-ui/react/styled-system';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../ui/Icon';
import type { RowDialog, RowLink, RowView } from './row';

/** Where a row has a receipt, it is one of its links. */
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
  open: (dialog: RowDialog<Row>) => void;
};

/** One of a list, and what can be done with it. */
export const ListRow = <Row,>({ view, dialogs, open }: ListRowProps<Row>) => (
  <Line>
    {view.lead}
    <Words>
      <b>{view.name}</b>
      {view.details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the details of a row keep their places
        <small key={index}>{detail}</small>
      ))}
      {view.status}
    </Words>
    <Actions>
      {view.main}
      <Squares>
        {linksOf(view).map(({ icon, title, label, to }) => (
          <Link key={title} to={to} aria-label={label} title={title}>
            <Icon as={icon} />
          </Link>
        ))}
        {dialogs.map((dialog) => (
          <button
            key={dialog.title}
            type="button"
            aria-label={`${dialog.title} ${view.name}`}
            title={dialog.title}
            onClick={() => open(dialog)}
          >
            <Icon as={dialog.icon} />
          </button>
        ))}
      </Squares>
    </Actions>
  </Line>
);

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '5' },
    py: '3',
  },
});
const Words = chakra('div', {
  base: {
    flex: '1 1 12rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& small > span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // On a phone under the name, in line with it.
    mdDown: { width: '100%', ps: '52px', '& > :last-child': { ms: 'auto' } },
  },
});
const Squares = chakra('div', {
  base: {
    display: 'flex',
    '& > *': {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      borderRadius: 'control',
      color: 'accent.fg',
      _hover: { bg: 'bg.muted' },
    },
  },
});
