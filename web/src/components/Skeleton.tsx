import { chakra } from '@chakra-ui/react/styled-system';

export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    borderRadius: 'tag',
    height: '1em',
    bg: 'bg.muted',
    _motionSafe: {
      backgroundImage:
        'linear-gradient(100deg, {colors.bg.muted} 40%, {colors.bg.subtle} 50%, {colors.bg.muted} 60%)',
      backgroundSize: '220% 100%',
      animation: 'shimmer 1.4s linear infinite',
    },
  },
});
