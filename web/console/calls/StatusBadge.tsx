import { Badge } from '@chakra-ui/react/badge';
import type { RequestLogEntry } from '#contract/domain/request-log';
import { isError, statusLabel } from './errors';

export const StatusBadge = ({ entry }: { entry: RequestLogEntry }) => (
  <Badge colorPalette={isError(entry) ? 'danger' : 'success'} htmlTranslate="no">
    {statusLabel(entry)}
  </Badge>
);
