import { Link as ChakraLink } from '@chakra-ui/react/link';
import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ExternalLink as ExternalGlyph } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from './Icon';

const { withContext } = createRecipeContext({ key: 'link' });

export const Link = withContext<HTMLAnchorElement, HTMLChakraProps<typeof RouterLink, RecipeProps<'link'>>>(
  RouterLink,
);

/** Addresses in responses of the bank may have dangerous schemes such as `javascript:`. */
const isWebAddress = (href: string): boolean =>
  URL.canParse(href, window.location.href) && /^https?:$/.test(new URL(href, window.location.href).protocol);

/** Renders nothing for addresses other than http(s). */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isWebAddress(href)) return null;
  return (
    <ChakraLink href={href} target="_blank" rel="noopener noreferrer" variant="plain">
      <span>{children}</span>
      <Icon as={ExternalGlyph} size="sm" />
      <VisuallyHidden>(se abre en otra pestaña)</VisuallyHidden>
    </ChakraLink>
  );
}
