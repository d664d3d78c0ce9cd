import { Text } from '@chakra-ui/react/text';
import { Button } from '#web/components/Button.tsx';
import { useDismissedFailures } from './dismissed-failures';

/** Button that hides a failed order from the home, or shows it there again. */
export function DismissFailure({ orderKey }: { orderKey: string }) {
  const { isDismissed, setDismissed } = useDismissedFailures();
  const dismissed = isDismissed(orderKey);
  return (
    <div>
      <Button variant="ghost" size="sm" ms="-3" onClick={() => setDismissed(orderKey, !dismissed)}>
        <span>{dismissed ? 'Volver a avisarme en Inicio' : 'Quitar el aviso de Inicio'}</span>
      </Button>
      <Text role="status" textStyle="body.sm" color="fg.muted" _empty={{ display: 'none' }}>
        {dismissed && 'Listo: este aviso ya no aparece en Inicio.'}
      </Text>
    </div>
  );
}
