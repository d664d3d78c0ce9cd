import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router';
import { buttonRecipe } from './button-recipe';
import { Spinner } from './Spinner';

const Base = chakra('button', buttonRecipe);

/** `to` is a route; the router adds the base path. */
export const LinkButton = chakra(RouterLink, buttonRecipe);

export const AnchorButton = chakra('a', buttonRecipe);

interface ButtonProps
  extends HTMLChakraProps<'button', { look?: Look; size?: 'md' | 'sm'; block?: boolean }> {
  /** Label while the action is pending; presses are ignored meanwhile. */
  busy?: string | false;
}
type Look = 'solid' | 'line' | 'tonal' | 'ghost' | 'danger';

export function Button({ busy = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Base
      type={type}
      {...rest}
      aria-disabled={busy ? true : rest['aria-disabled']}
      data-busy={busy ? '' : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner /> <span>{busy}</span>
        </>
      ) : (
        children
      )}
    </Base>
  );
}
