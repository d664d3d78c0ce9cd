import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { sessionStore } from '../lib/api/session-store';
import { leaveDialogs } from '../lib/page/dialog-history';
import { usePrompt } from '../lib/page/prompts';
import { isReturnLink } from '../lib/page/return-link';
import { saveReturnTo } from './submission/return-to';

type LeaveGuardOptions = {
  base: string;
  title: string;
  unchanged: string;
  isUnsaved: () => boolean;
  blocksReload: () => boolean;
};

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.target === '' && link.origin === location.origin ? link : null;
}

/** A link with a query restarts the form; links to steps and fields have none. */
const isWithinFlow = (link: HTMLAnchorElement, home: string) =>
  `${link.pathname}/`.startsWith(`${home}/`) && (link.search === '' || link.hash !== '');

const signsOut = ({ pathname }: HTMLAnchorElement) => pathname.endsWith('/signout');

/** Confirms before a link discards the draft. Back and links to a prerequisite keep the draft. */
export function useLeaveGuard({ base, title, unchanged, isUnsaved, blocksReload }: LeaveGuardOptions) {
  const home = useHref(base);
  const [pendingLeave, setPendingLeave] = useState<() => void>();
  const isLeaving = useRef(false);
  const stay = () => setPendingLeave(undefined);
  usePrompt(stay);

  const leave = (go: () => void) => {
    if (isLeaving.current || !isUnsaved()) return go();
    setPendingLeave(() => go);
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null || isWithinFlow(link, home)) return;
    if (isReturnLink(link)) return saveReturnTo({ to: base, label: title });
    if (isLeaving.current || signsOut(link) || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    setPendingLeave(() => () => link.click());
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    // After sign-out there is no draft to keep.
    if (sessionStore.read() !== null && blocksReload()) event.preventDefault();
  });
  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    // Capture phase, to run before the link's own listener.
    document.addEventListener('click', click, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      window.removeEventListener('beforeunload', unload);
    };
  }, []);

  const go = () => {
    isLeaving.current = true;
    void leaveDialogs().then(pendingLeave);
  };
  const leaveDialog: ReactNode = pendingLeave && (
    <Dialog
      role="alertdialog"
      title="¿Salir sin terminar?"
      onClose={stay}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={stay}>
            Seguir aquí
          </Button>
          <Button colorPalette="danger" onClick={go}>
            Salir
          </Button>
        </>
      }
    >
      <p>{`Si sales, la próxima vez empezarás de nuevo. ${unchanged}`}</p>
    </Dialog>
  );
  return { leave, leaveDialog };
}
