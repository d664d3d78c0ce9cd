import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink as ExternalGlyph } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

const look = {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'target',
        minWidth: 'target',
        fontSize: '0.875rem',
        fontWeight: '600',
        textDecoration: 'none',
      },
    },
  },
};

export const Link = chakra(RouterLink, look);

const Anchor = chakra('a', look);

/** Addresses from the bank's answers may have dangerous schemes such as `javascript:`. */
const isWebAddress = (href: string): boolean =>
  URL.canParse(href, window.location.href) && /^https?:$/.test(new URL(href, window.location.href).protocol);

/** Renders nothing for addresses other than http(s). */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isWebAddress(href)) return null;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" standalone>
      <span>{children}</span>
      <Icon as={ExternalGlyph} size="sm" />
      <VisuallyHidden>(se abre en otra pestaña)</VisuallyHidden>
    </Anchor>
  );
}
