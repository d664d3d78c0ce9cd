import { IconButton } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Movement } from '#contract/accounts';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';
import { CategoryIcon } from '../CategoryIcon';
import { kindLabel } from '../labels';

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
    <SidePanel aria-labelledby={id}>
      <Panel size="md">
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          position="absolute"
          top="10px"
          right="10px"
          aria-label="Cerrar"
          onClick={onClose}
        >
          <Icon as={X} />
        </IconButton>
        {movement && <CategoryIcon category={movement.category} isDeposit={movement.amount > 0} />}
        <div>
          {movement && (
            <Text textStyle="body.sm" color="fg.muted">
              {kindLabel(movement)}
            </Text>
          )}
          <Heading
            ref={heading}
            id={id}
            tabIndex={-1}
            size="lg"
            overflowWrap="anywhere"
            scrollMarginTop="calc({sizes.header} + 128px)"
          >
            {title}
          </Heading>
        </div>
        {children}
        <Text textStyle="body.xs" color="fg.subtle">
          Con ↑ y ↓ pasas a otro movimiento; con Esc vuelves a la lista.
        </Text>
      </Panel>
    </SidePanel>
  );
}

const SidePanel = chakra('aside', {
  base: { position: 'sticky', top: 'calc({sizes.header} + 24px)' },
});
const Panel = chakra(Card.Root, {
  base: {
    display: 'grid',
    gap: '3',
    maxHeight: 'calc(100dvh - {sizes.header} - 48px)',
    overflowY: 'auto',
  },
});
