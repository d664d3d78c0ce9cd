import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { isDialogOpen } from '#web/lib/page/dialog-history.ts';

const NAME = 'Busca personas, movimientos o acciones';

type SearchDialog = ComponentType<{ onClose: () => void }>;

const load = (): Promise<{ default: SearchDialog }> => import('#web/features/search/SearchDialog.tsx');
const prefetch = () => void load().catch(() => {});

/** '/' outside of inputs, or Ctrl+K / Cmd+K. */
const asks = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey
    ? key === 'k'
    : key === '/' && !(target instanceof Element && target.closest('input,textarea,select'))) &&
  !isDialogOpen();

/** Opens the search dialog, or the search page on phones and if the chunk fails to load. */
export function SearchButton({ wide }: { wide: boolean }) {
  const [Dialog, setDialog] = useState<SearchDialog>();
  const go = useNavigate();
  const toPage = () => void go('/search');
  const ask = () => (wide ? load().then((code) => setDialog(() => code.default), toPage) : toPage());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asks(event)) return;
      event.preventDefault();
      ask();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      <Button
        variant={wide ? 'outline' : 'ghost'}
        size="sm"
        px="10px"
        minWidth={{ base: 'target', lg: '0' }}
        ml={{ base: 'auto', lg: '58px' }}
        color={{ base: 'fg', lg: 'fg.subtle' }}
        aria-label={NAME}
        aria-keyshortcuts="/ Control+K"
        onClick={ask}
        onFocus={prefetch}
        onPointerEnter={prefetch}
      >
        <Icon as={Search} />
        <Prompt hideBelow="lg">{NAME}</Prompt>
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

const Prompt = chakra('span', {
  base: {
    width: '332px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontWeight: '400',
    '&::after': { content: '"/"', float: 'right', px: '2', borderRadius: 'tag', bg: 'bg.muted' },
  },
});
