import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { StickyActions } from '#web/components/StickyActions.tsx';
import { useWide } from '#web/components/wide.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { RESUME, returnTo } from '../submission/return-to';
import { useSingleFlight } from '../submission/useSingleFlight';
import { PdfButton } from './PdfButton';
import { shareReceipt } from './share';
import type { ReceiptView, SharedReceipt } from './view';

type ReceiptActionsProps = {
  view: ReceiptView;
  pdf: string | null;
  repeatLink: { to: string; label: string };
};

export function ReceiptActions({ view, pdf, repeatLink }: ReceiptActionsProps) {
  const isWide = useWide();
  const interruptedForm = returnTo();
  // On a phone these actions stay in view.
  const hasBar = !isWide;
  const documents = (
    <>
      {pdf !== null && (
        <PdfButton
          path={pdf}
          variant={view.failure ? 'ghost' : 'solid'}
          // Short, so that the bar keeps one row.
          {...(hasBar && { doneLabel: 'Listo' })}
        >
          {hasBar ? 'PDF' : 'Descargar PDF'}
        </PdfButton>
      )}
      {view.shared !== null && <ShareButton view={view} shared={view.shared} />}
    </>
  );
  return (
    <>
      {hasBar ? (
        <StickyActions>
          {documents}
          <LinkButton variant="ghost" px="3" to="/account-summary">
            <span>
              <VisuallyHidden>Volver al</VisuallyHidden> <span>Inicio</span>
            </span>
          </LinkButton>
        </StickyActions>
      ) : (
        <Line>{documents}</Line>
      )}
      {interruptedForm && (
        <Line>
          <LinkButton to={urlWithQuery(interruptedForm.to, view.fills)} state={RESUME}>
            {`Seguir con “${interruptedForm.label}”`}
          </LinkButton>
        </Line>
      )}
      <Line after>
        {repeatLink.label !== '' && (
          <LinkButton variant="ghost" to={repeatLink.to}>
            {repeatLink.label}
          </LinkButton>
        )}
        {!hasBar && (
          <LinkButton variant="ghost" to="/account-summary">
            Volver al inicio
          </LinkButton>
        )}
      </Line>
    </>
  );
}

const urlWithQuery = (to: string, fills: Readonly<Record<string, string>> = {}): string =>
  `${to}?${new URLSearchParams(fills)}`;

function ShareButton({ view, shared }: { view: ReceiptView; shared: SharedReceipt }) {
  const [status, setStatus] = useState('');
  const { user } = useAuth();
  const sharing = useSingleFlight(() => shareReceipt(view, shared, user?.name ?? ''), setStatus);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => sharing.start(undefined)}
        busy={sharing.pending && 'Preparando...'}
      >
        <Icon as={Share2} />
        <span>Compartir</span>
      </Button>
      <ShareStatus role="status">{status}</ShareStatus>
    </>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    mt: '3',
    mdDown: { '& > :is(a, button)': { flex: '1 1 auto' } },
  },
  variants: {
    after: { true: { md: { ms: '-20px' }, mdDown: { flexDirection: 'column', alignItems: 'stretch' } } },
  },
});
const ShareStatus = chakra('span', {
  base: { textStyle: 'body.sm', color: 'fg.muted', _empty: { display: 'none' } },
});
