import { Button, LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import type { HistoryEntry, HistorySource } from './source';

type HistoryEmptyProps = {
  onClear: (() => void) | undefined;
  labels: HistorySource<HistoryEntry, never, never>['labels'];
  to: string;
};

export const HistoryEmpty = ({ onClear, labels: { noMatch, empty }, to }: HistoryEmptyProps) =>
  onClear ? (
    <EmptyState
      bird="not-found"
      role="status"
      title={noMatch}
      action={
        <Button variant="outline" size="sm" onClick={onClear}>
          Quitar filtros
        </Button>
      }
    >
      Cambia o quita los filtros para ver más.
    </EmptyState>
  ) : (
    <EmptyState
      role="status"
      title={empty.title}
      action={
        <LinkButton to={to} variant="outline">
          {empty.action}
        </LinkButton>
      }
    >
      {empty.text}
    </EmptyState>
  );
