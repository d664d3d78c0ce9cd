import { formatDateTime } from '../lib/format/dates';

/** Shows the previous sign-in, so that customers notice one that is not theirs. */
export const LastAccess = ({ instant }: { instant: string | null }) => (
  <span>{instant === null ? 'Este es tu primer acceso' : `Último acceso: ${formatDateTime(instant)}`}</span>
);
