import { Grid } from '@chakra-ui/react/grid';
import { toLimits } from '#web/components/errors/way-out.ts';
import { type LiveHint, LiveHints } from '#web/components/forms/LiveHints.tsx';
import { Link } from '#web/components/Link.tsx';
import { returnLink } from '#web/lib/page/return-link.ts';

type PayHintsProps = {
  hints: readonly LiveHint[];
  /** True if the amount shows an error: hides the failed hints, which repeat it. */
  hasError: boolean;
};

export const PayHints = ({ hints, hasError }: PayHintsProps) => (
  <Grid gap="6px" justifyItems="start">
    <LiveHints hints={hints.filter(({ good }) => good !== false || !hasError)} />
    <Link to={toLimits.to} variant="plain" {...returnLink}>
      {toLimits.label}
    </Link>
  </Grid>
);
