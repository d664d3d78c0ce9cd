import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** 'Cambiar' links name their field in the hash: `…#amount`. */
export function useFocusOfHash(setFocus: (name: string) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') setFocus(hash.slice(1));
  }, [hash, setFocus]);
}
