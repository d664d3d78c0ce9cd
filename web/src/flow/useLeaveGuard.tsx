import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { sessionStore } from '../lib/api/session-store';
import { leaveDialogs } from '../lib/page/dialog-history';
import { usePrompt } from '../lib/page/prompts';
import { isReturnLink } from '../lib/page/return-link';
import { saveReturnTo } from './submission/return-to';

type Guarded = {
  base: string;
  title: string;
  /** What leaving leaves as it was, in a sentence. */
  unchanged: string;
  /** Whether there is something that would be lost. */
  isUnsaved: () => boolean;
  /** Whether the page should not go: that, or something is on its way. */
  isHeld: () => boolean;
};

/** The link that a click follows in this tab, to another page of the client. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.target === '' && link.origin === location.origin ? link : null;
}

/** A link with a query starts the form again; links to steps and fields have none. */
const isWithinFlow = (link: HTMLAnchorElement, home: string) =>
  `${link.pathname}/`.startsWith(`${home}/`) && (link.search === '' || link.hash !== '');

/** Whoever signs out wants to be gone. */
const signsOut = ({ pathname }: HTMLAnchorElement) => pathname.endsWith('/signout');

/**
 * Asks before what was typed is lost: by a link to another page, a reload, or `leave`. Back never asks, since the draft
 * is kept; a link that is an errand keeps it too, and is come back from.
 */
export function useLeaveGuard({ base, title, unchanged, isUnsaved, isHeld }: Guarded) {
  const home = useHref(base);
  const [asked, setAsked] = useState<() => void>();
  const decided = useRef(false);
  const stay = () => setAsked(undefined);
  usePrompt(stay);

  const leave = (go: () => void) => {
    if (decided.current || !isUnsaved()) return go();
    setAsked(() => go);
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null || isWithinFlow(link, home)) return;
    if (isReturnLink(link)) return saveReturnTo({ to: base, label: title });
    if (decided.current || signsOut(link) || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    setAsked(() => () => link.click());
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    // Without a session there is nothing to come back to.
    if (sessionStore.read() !== null && isHeld()) event.preventDefault();
  });
  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    // Before the link's own listener.
    document.addEventListener('click', click, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      window.removeEventListener('beforeunload', unload);
    };
  }, []);

  const go = () => {
    decided.current = true;
    void leaveDialogs().then(asked);
  };
  const question: ReactNode = asked && (
    <Dialog
      role="alertdialog"
      title="¿Salir sin terminar?"
      onClose={stay}
      actions={
        <>
          <Button look="line" autoFocus onClick={stay}>
            Seguir aquí
          </Button>
          <Button look="danger" onClick={go}>
            Salir
          </Button>
        </>
      }
    >
      <p>{`Si sales, la próxima vez empezarás de nuevo. ${unchanged}`}</p>
    </Dialog>
  );
  return { leave, question };
}
