import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/components/Button.tsx';
import { CoverableBalances } from '#web/components/balances.tsx';
import { Page } from '#web/components/Page.tsx';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { SearchBox } from './SearchBox';

/** Returns the search text to restore on Back. It is stored in the history entry, not in the URL. */
const searchFromState = (state: unknown): string => {
  const search: unknown = Reflect.get(Object(state), 'search');
  return typeof search === 'string' ? search : '';
};

export default function SearchPage() {
  const { state, key } = useLocation();
  const go = useNavigate();
  return (
    <Page title="Buscar">
      <CoverableBalances>
        <Panel>
          <SearchBox
            first={searchFromState(state)}
            onFollow={(search) => go('', { replace: true, state: { search } })}
            end={
              <Button
                variant="ghost"
                size="sm"
                onClick={() => (key === 'default' ? go(SUMMARY, { replace: true }) : go(-1))}
              >
                Cerrar
              </Button>
            }
          />
        </Panel>
      </CoverableBalances>
    </Page>
  );
}

const Panel = chakra('div', {
  base: {
    maxWidth: '{sizes.narrow}',
    mx: { base: '-16px', md: '0' },
    bg: 'bg.raised',
    borderBlock: '1px solid {colors.border.subtle}',
    md: { border: '1px solid {colors.border.card}', borderRadius: 'card', overflow: 'hidden' },
  },
});
