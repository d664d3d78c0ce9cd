import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import type { MovementCategory } from '#contract/domain/movement-category';
import { Dialog } from '#web/components/Dialog.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { MovementPanel } from './detail/MovementPanel';
import { MovementValues } from './detail/MovementValues';
import { UnknownCharge } from './detail/UnknownCharge';
import { kindLabel } from './labels';
import type { OpenMovement } from './useOpenMovement';

type MovementDetailProps = {
  openMovement: OpenMovement;
  displayId: string;
  isDebtAccount: boolean;
  onSelectCategory: (category: MovementCategory) => void;
};

export default function MovementDetail({
  openMovement,
  displayId,
  isDebtAccount,
  onSelectCategory,
}: MovementDetailProps) {
  const { movement, hasSidePanel, isMissing, isOpenedByUser, close } = openMovement;
  const [isUnknownChargeOpen, setUnknownChargeOpen] = useState(false);
  const title = movement?.description ?? (isMissing ? 'No encontramos este movimiento' : 'Movimiento');
  const content = movement ? (
    <MovementValues
      key={movement.key}
      movement={movement}
      displayId={displayId}
      isDebtAccount={isDebtAccount}
      onSelectCategory={onSelectCategory}
      onUnknown={() => setUnknownChargeOpen(true)}
    />
  ) : isMissing ? (
    <Text textStyle="body.sm" color="fg.muted">
      Puede que tenga más de un año o que sea de otra cuenta.
    </Text>
  ) : (
    <Loading />
  );
  const unknownChargeDialog = isUnknownChargeOpen && movement && (
    <UnknownCharge movement={movement} onClose={() => setUnknownChargeOpen(false)} />
  );
  if (hasSidePanel) {
    return (
      <>
        <MovementPanel movement={movement} title={title} takesFocus={isOpenedByUser} onClose={close}>
          {content}
        </MovementPanel>
        {unknownChargeDialog}
      </>
    );
  }
  return (
    unknownChargeDialog || (
      <Dialog title={title} overline={movement && kindLabel(movement)} onClose={close}>
        {content}
      </Dialog>
    )
  );
}
