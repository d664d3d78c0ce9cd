import { chakra } from '@chakra-ui/react/styled-system';

export const MAIN_ID = 'main';

/** First focusable element. Focuses by script, since a #fragment would change the URL. */
export const SkipLink = () => (
  <Anchor
    href={`#${MAIN_ID}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    Saltar al contenido
  </Anchor>
);

const Anchor = chakra('a', {
  base: {
    _print: { display: 'none' },
    position: 'absolute',
    left: '4',
    top: '-80px',
    zIndex: 'skip',
    px: '4',
    py: '3',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'accent.fg',
    _focus: { top: '10px' },
  },
});
