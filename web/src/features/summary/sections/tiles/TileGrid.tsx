import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';
import { SummaryPlaceholder } from './SummaryPlaceholder';
import type { Tile } from './tile';

/** Each tile is a link or expands its panel, which is always in the document. */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  const [open, setOpen] = useState<string>();
  const id = useId();
  const isOpen = (tile: Tile) => 'panel' in tile && (tile.failed === true || tile.title === open);
  return (
    <>
      <Grid>
        {tiles.map((tile, place) => {
          const content = (
            <>
              <Icon as={tile.icon} />
              <b>{tile.title}</b>
              <small>{tile.summary}</small>
            </>
          );
          return (
            <li key={tile.title}>
              {'to' in tile ? (
                <Link to={tile.to}>{content}</Link>
              ) : (
                <button
                  type="button"
                  aria-expanded={isOpen(tile)}
                  aria-controls={`${id}${place}`}
                  onClick={() => setOpen(open === tile.title ? undefined : tile.title)}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </Grid>
      {tiles.map(
        (tile, place) =>
          'panel' in tile && (
            <Panel key={tile.title} id={`${id}${place}`} hidden={!isOpen(tile)}>
              {tile.panel}
            </Panel>
          ),
      )}
    </>
  );
}

export const TilesPlaceholder = () => (
  <Grid aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((slot) => (
      <li key={slot}>
        <div>
          <SummaryPlaceholder />
          <SummaryPlaceholder />
        </div>
      </li>
    ))}
  </Grid>
);

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
    // The last of three tiles spans two columns.
    '& > :last-of-type:nth-of-type(3)': { mdDown: { gridColumn: '1 / -1' } },
    '& > li > *': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1',
      width: '100%',
      height: '100%',
      minHeight: '7.5rem',
      p: '4',
      textAlign: 'start',
      color: 'inherit',
      textDecoration: 'none',
      layerStyle: 'card',
      cursor: 'pointer',
    },
    '& > li > :is(a, button)': { _hover: { bg: 'bg.subtle' } },
    '& > li > [aria-expanded=true]': {
      borderColor: 'accent.border',
      boxShadow: 'inset 0 0 0 1px {colors.accent.border}',
    },
    '& svg': { color: 'accent.fg' },
    '& b': { fontWeight: '600', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& small': { width: '100%', textStyle: 'body.sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& small > span > span': { whiteSpace: 'normal' },
  },
});
const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    mt: '4',
    _hidden: { display: 'none' },
    '& > a': { justifySelf: 'start' },
  },
});
