import { defineLayerStyles } from '@chakra-ui/react/styled-system';

export const layerStyles = defineLayerStyles({
  card: {
    value: {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.card',
      borderRadius: 'card',
      boxShadow: 'xs',
    },
  },
  /** The brand's dark background, identical in both themes. */
  brand: {
    value: {
      color: 'paper',
      bg: 'paper.ink',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: { base: 'transparent', _dark: 'border' },
      borderRadius: 'card',
    },
  },
});
