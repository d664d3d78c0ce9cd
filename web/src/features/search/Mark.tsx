import { chakra } from '@chakra-ui/react/styled-system';
import { piecesOf } from './match';

/** Highlights matches by weight and underline, not by color alone. */
export const Mark = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  terms.length === 0 ? (
    <span>{text}</span>
  ) : (
    piecesOf(text, terms).map(({ text: piece, isHit }, place) => {
      const Piece = isHit ? Hit : 'span';
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity.
      return <Piece key={place}>{piece}</Piece>;
    })
  );

const Hit = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'accent.fg',
    fontWeight: '700',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
});
