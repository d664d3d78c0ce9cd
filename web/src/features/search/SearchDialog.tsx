import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '#web/components/Button.tsx';
import { CoverableBalances } from '#web/components/balances.tsx';
import { Modal } from '#web/components/Modal.tsx';
import { usePrompt } from '#web/lib/page/prompts.ts';
import { SearchBox } from './SearchBox';

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  usePrompt(onClose);
  return (
    <Modal
      size="lg"
      aria-label="Buscar"
      closeOnInteractOutside
      onClose={onClose}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      <CoverableBalances>
        <SearchBox
          onFollow={() => {}}
          end={
            <Button variant="ghost" size="sm" onClick={onClose}>
              Cerrar
            </Button>
          }
        />
      </CoverableBalances>
      <Keys aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> moverte
        </span>
        <span>
          <kbd>Intro</kbd> abrir
        </span>
        <span>
          <kbd>Esc</kbd> cerrar
        </span>
      </Keys>
    </Modal>
  );
}

const Keys = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    px: '5',
    py: '3',
    bg: 'bg.raised',
    borderTop: '1px solid {colors.border.subtle}',
    fontSize: '0.8125rem',
    color: 'fg.subtle',
    '& kbd': {
      display: 'inline-block',
      minWidth: '24px',
      px: '6px',
      textAlign: 'center',
      fontWeight: '600',
      lineHeight: '22px',
      color: 'fg.muted',
      bg: 'bg.subtle',
      border: '1px solid {colors.border}',
      borderRadius: 'tag',
    },
  },
});
