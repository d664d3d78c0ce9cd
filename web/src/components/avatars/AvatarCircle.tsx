import { chakra } from '@chakra-ui/react/styled-system';

const tintOf = (tint: string) => ({ bg: `tint.${tint}`, color: `tint.${tint}.ink` });

export const AvatarCircle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '40px',
    borderRadius: 'full',
    // Pixels, because the circle does not grow with the text size.
    fontSize: '14px',
    fontWeight: '650',
  },
  variants: {
    tint: {
      laguna: tintOf('laguna'),
      cempasuchil: tintOf('cempasuchil'),
      nopal: tintOf('nopal'),
      grana: tintOf('grana'),
      plumaje: tintOf('plumaje'),
    },
    size: {
      sm: { boxSize: '32px' },
      lg: { boxSize: '52px', fontSize: '16px' },
    },
  },
});
