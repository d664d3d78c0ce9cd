import { chakra } from '@chakra-ui/react/styled-system';
import { initials } from './initials';

/** A person's initials in a circle, beside the name that says who they are. */
export const Avatar = ({ name }: { name: string }) => <Disc aria-hidden="true">{initials(name)}</Disc>;

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '40px',
    borderRadius: 'full',
    bg: 'accent.muted',
    color: 'accent.fg',
    // Drawn: it stays in its circle, whatever the reader's size of text.
    fontSize: '14px',
    fontWeight: '650',
  },
});
