import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Movement } from '#contract/accounts';
import { Card } from '#web/components/Card.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { iconButtonStyles } from '#web/components/icon-button.styles.ts';
import type { Slot } from '#web/components/slot.ts';
import { Text } from '#web/components/Text.tsx';
import { CategoryIcon } from '../CategoryIcon';
import { kindLabels } from '../labels';

type MovementPanelProps = {
  movement: Movement | undefined;
  title: string;
  takesFocus: boolean;
  onClose: () => void;
  children: Slot;
};

/** Non-modal panel: Escape returns to the row, the arrow keys move to adjacent movements. */
export function MovementPanel({ movement, title, takesFocus, onClose, children }: MovementPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const key = movement?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: refocus so that the next movement is announced.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [key, takesFocus]);
  return (
    <Beside aria-labelledby={id}>
      <Panel padded>
        <Close type="button" aria-label="Cerrar" onClick={onClose}>
          <Icon as={X} />
        </Close>
        {movement && <CategoryIcon category={movement.category} isDeposit={movement.amount > 0} />}
        <div>
          {movement && (
            <Text size="sm" tone="muted">
              {kindLabels(movement)}
            </Text>
          )}
          <Title ref={heading} id={id} tabIndex={-1}>
            {title}
          </Title>
        </div>
        {children}
        <Text size="xs" tone="subtle">
          Con ↑ y ↓ pasas a otro movimiento; con Esc vuelves a la lista.
        </Text>
      </Panel>
    </Beside>
  );
}

const Beside = chakra('aside', {
  base: { position: 'sticky', top: 'calc({sizes.header} + 24px)' },
});
const Panel = chakra(Card, {
  base: {
    display: 'grid',
    gap: '3',
    maxHeight: 'calc(100dvh - {sizes.header} - 48px)',
    overflowY: 'auto',
  },
});
const Close = chakra('button', {
  base: { position: 'absolute', top: '10px', right: '10px', ...iconButtonStyles, color: 'fg.muted' },
});
const Title = chakra('h2', {
  base: {
    textStyle: 'heading.lg',
    overflowWrap: 'anywhere',
    scrollMarginTop: 'calc({sizes.header} + 128px)',
  },
});
