import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { isDialogOpen } from '#web/lib/page/dialog-history.ts';

const NAME = 'Busca personas, movimientos o acciones';

type SearchDialog = ComponentType<{ onClose: () => void }>;

const loadDialog = (): Promise<{ default: SearchDialog }> => import('#web/features/search/SearchDialog.tsx');
const prefetch = () => void loadDialog().catch(() => {});

/** Returns true for '/' outside of inputs and for Ctrl+K or Cmd+K, unless a dialog is open. */
const isShortcut = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey
    ? key === 'k'
    : key === '/' && !(target instanceof Element && target.closest('input,textarea,select'))) &&
  !isDialogOpen();

/** Opens the search dialog, or the search page on phones and if the chunk fails to load. */
export function SearchButton({ isWide }: { isWide: boolean }) {
  const [Dialog, setDialog] = useState<SearchDialog>();
  const navigate = useNavigate();
  const goToPage = () => void navigate('/search');
  const openSearch = () =>
    isWide ? loadDialog().then((module) => setDialog(() => module.default), goToPage) : goToPage();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      <Button
        variant={isWide ? 'outline' : 'ghost'}
        size="sm"
        px="10px"
        minWidth={{ base: 'target', lg: '0' }}
        ml={{ base: 'auto', lg: '58px' }}
        color={{ base: 'fg', lg: 'fg.subtle' }}
        aria-label={NAME}
        aria-keyshortcuts="/ Control+K"
        onClick={openSearch}
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
