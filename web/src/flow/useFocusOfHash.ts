import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the field in the hash, such as `…#amount` in a 'Cambiar' link. */
export function useFocusOfHash(setFocus: (name: string) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') setFocus(hash.slice(1));
  }, [hash, setFocus]);
}
