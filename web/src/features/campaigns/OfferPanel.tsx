import { chakra } from '@chakra-ui/react/styled-system';

export const OfferPanel = chakra('div', {
  base: {
    p: '5',
    overflow: 'hidden',
    layerStyle: 'brand',
    '& > svg': { mb: '3' },
    '& > small': { display: 'block', textStyle: 'body.sm' },
    '& > b': { display: 'block', textStyle: 'heading.md', mb: '2' },
    '& [data-legal]': { textStyle: 'body.xs', mt: '3' },
    // Overrides the muted color of the currency.
    '&& small': { color: 'inherit' },
    // With large text the currency wraps below.
    '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
