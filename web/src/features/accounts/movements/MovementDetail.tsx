import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import type { MovementCategory } from '#contract/domain/movement-category';
import { Dialog } from '#web/components/Dialog.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { MovementFacts } from './detail/MovementFacts';
import { MovementPanel } from './detail/MovementPanel';
import { UnknownCharge } from './detail/UnknownCharge';
import { kindLabels } from './labels';
import type { Opened } from './useOpenMovement';

type MovementDetailProps = {
  opened: Opened;
  displayId: string;
  isOwed: boolean;
  onCategory: (category: MovementCategory) => void;
};

export default function MovementDetail({ opened, displayId, isOwed, onCategory }: MovementDetailProps) {
  const { movement, isBeside, isLost, touched, close } = opened;
  const [unknown, setUnknown] = useState(false);
  const title = movement?.description ?? (isLost ? 'No encontramos este movimiento' : 'Movimiento');
  const content = movement ? (
    <MovementFacts
      key={movement.key}
      movement={movement}
      displayId={displayId}
      isOwed={isOwed}
      onCategory={onCategory}
      onUnknown={() => setUnknown(true)}
    />
  ) : isLost ? (
    <Text textStyle="body.sm" color="fg.muted">
      Puede que tenga más de un año o que sea de otra cuenta.
    </Text>
  ) : (
    <Loading />
  );
  const dialog = unknown && movement && (
    <UnknownCharge movement={movement} onClose={() => setUnknown(false)} />
  );
  if (isBeside) {
    return (
      <>
        <MovementPanel movement={movement} title={title} takesFocus={touched} onClose={close}>
          {content}
        </MovementPanel>
        {dialog}
      </>
    );
  }
  return (
    dialog || (
      <Dialog title={title} overline={movement && kindLabels(movement)} onClose={close}>
        {content}
      </Dialog>
    )
  );
}
