import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router';

const { withContext } = createRecipeContext({ key: 'button' });

/** `to` is a route; the router adds the base path. */
export const LinkButton = withContext<
  HTMLAnchorElement,
  HTMLChakraProps<typeof RouterLink, RecipeProps<'button'>>
>(RouterLink);

export const AnchorButton = withContext<HTMLAnchorElement, HTMLChakraProps<'a', RecipeProps<'button'>>>('a');

type ButtonProps = ChakraButtonProps & {
  /** Label while the action is pending. Meanwhile clicks do nothing, and the button keeps the focus. */
  busy?: string | false;
};

export function Button({ busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <ChakraButton
      {...rest}
      aria-disabled={busy ? true : rest['aria-disabled']}
      data-busy={busy ? '' : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner aria-hidden="true" /> <span>{busy}</span>
        </>
      ) : (
        children
      )}
    </ChakraButton>
  );
}
