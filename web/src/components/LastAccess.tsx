import { formatDateTime } from '../lib/format/dates';

/** The sign-in before this one: how a customer notices somebody else's. */
export const LastAccess = ({ instant }: { instant: string | null }) => (
  <span>{instant === null ? 'Este es tu primer acceso' : `Último acceso: ${formatDateTime(instant)}`}</span>
);
