import { chakra } from '@chakra-ui/react/styled-system';
import { toLimits } from '../../errors/way-out';
import { type LiveHint, LiveHints } from '../../forms/LiveHints';
import { errandLink } from '../../ui/errand-link';
import { Link } from '../../ui/Link';

type PayHintsProps = {
  hints: readonly LiveHint[];
  /** Whether the amount's own error says already what is wrong. */
  refused: boolean;
};

/** What follows from the amount so far, and where a limit is changed. */
export const PayHints = ({ hints, refused }: PayHintsProps) => (
  <Hints>
    <LiveHints hints={hints.filter(({ good }) => good !== false || !refused)} />
    <Link to={toLimits.to} standalone {...errandLink}>
      {toLimits.label}
    </Link>
  </Hints>
);

const Hints = chakra('div', { base: { display: 'grid', gap: '6px', justifyItems: 'start' } });
