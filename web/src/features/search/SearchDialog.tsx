import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/components/Button.tsx';
import { CoverableBalances } from '#web/components/balances.tsx';
import { useDialogEntry } from '#web/lib/page/dialog-history.ts';
import { rememberFocus } from '#web/lib/page/focus-return.ts';
import { usePrompt } from '#web/lib/page/prompts.ts';
import { SearchBox } from './SearchBox';

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  usePrompt(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    const giveBack = rememberFocus();
    element?.showModal();
    return () => {
      element?.close();
      giveBack();
    };
  }, []);
  useDialogEntry(onClose);

  return (
    <Box
      ref={dialog}
      aria-label="Buscar"
      onClose={onClose}
      // Closes on a click on the backdrop or on a link.
      onClick={({ target }) => {
        if (target === dialog.current || (target instanceof Element && target.closest('a'))) onClose();
      }}
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
    </Box>
  );
}

const Box = chakra('dialog', {
  base: {
    mx: 'auto',
    mt: '6px',
    mb: 'auto',
    width: 'calc(100% - 32px)',
    maxWidth: '628px',
    maxHeight: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    color: 'fg',
    bg: 'bg.raised',
    border: { base: 'none', _dark: '1px solid {colors.border}' },
    borderRadius: 'dialog',
    boxShadow: 'dialog',
    _backdrop: { bg: 'bg.scrim' },
    '& > div:first-of-type': { position: 'sticky', top: '0', zIndex: 'sticky' },
  },
});
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
