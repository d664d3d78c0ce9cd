import { chakra } from '@chakra-ui/react/styled-system';
import { logoLetters, logoOf } from './logo';

type CompanyAvatarProps = {
  name: string;
  size?: 36 | 40 | 44 | 48;
  at?: { x: number; y: number };
};

/** Square, to differ from persons. */
export function CompanyAvatar({ name, size = 44, at }: CompanyAvatarProps) {
  const { tone, shape } = logoOf(name);
  return (
    <svg
      {...at}
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
      style={{ display: 'block', flex: 'none' }}
    >
      <Drawing tone={tone}>
        <rect width="44" height="44" />
        {shape.map((path, index) => (
          <path key={path} d={path} opacity={index < shape.length - 1 ? '0.55' : undefined} />
        ))}
        <text x="22" y="22" textAnchor="middle" dominantBaseline="central">
          {logoLetters(name)}
        </text>
      </Drawing>
    </svg>
  );
}

const toneOf = (tone: string) => ({
  'fill': `mark.${tone}.shape`,
  '& rect': { fill: `mark.${tone}` },
  '& text': { fill: `mark.${tone}.ink` },
});

const Drawing = chakra('g', {
  base: {
    // border-radius has no effect on a nested SVG.
    'clipPath': 'inset(0 round 10px) view-box',
    '& text': { fontSize: '16px', fontWeight: '750', letterSpacing: '-0.02em' },
  },
  variants: {
    tone: {
      laguna: toneOf('laguna'),
      anil: toneOf('anil'),
      jacaranda: toneOf('jacaranda'),
      barro: toneOf('barro'),
      maguey: toneOf('maguey'),
    },
  },
});
