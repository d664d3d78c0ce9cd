import { formatDateTime } from '../lib/format/dates';

/** Previous sign-in, so that customers notice a stranger's. */
export const LastAccess = ({ instant }: { instant: string | null }) => (
  <span>{instant === null ? 'Este es tu primer acceso' : `Último acceso: ${formatDateTime(instant)}`}</span>
);
