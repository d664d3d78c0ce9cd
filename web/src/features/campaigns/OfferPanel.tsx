import { chakra } from '@chakra-ui/react/styled-system';

/** The bank's own colour, the same in both themes: what it offers by itself stands on nothing else. */
export const OfferPanel = chakra('div', {
  base: {
    p: '5',
    overflow: 'hidden',
    color: 'paper',
    bg: 'paper.ink',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: { base: 'transparent', _dark: 'border' },
    borderRadius: 'card',
    '& > svg': { mb: '3' },
    '& > small': { display: 'block', textStyle: 'body.sm' },
    '& > b': { display: 'block', textStyle: 'heading.md', mb: '2' },
    '& [data-legal]': { textStyle: 'body.xs', mt: '3' },
    // A figure says its currency in a colour of the page.
    '&& small': { color: 'inherit' },
    // In large text its currency goes below it.
    '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
