import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router';
import { buttonRecipe } from './button-recipe';
import { Spinner } from './Spinner';

const Base = chakra('button', buttonRecipe);

/** A link that looks like a button, for going somewhere. `to` is a route; the base path is added by the router. */
export const LinkButton = chakra(RouterLink, buttonRecipe);

/** The same for an address outside the client. */
export const AnchorButton = chakra('a', buttonRecipe);

interface ButtonProps
  extends HTMLChakraProps<'button', { look?: Look; size?: 'md' | 'sm'; block?: boolean }> {
  /** What the button says while its work is under way; further presses do nothing. */
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
