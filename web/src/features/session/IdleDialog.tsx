import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { COUNTDOWN_S, isAnnounced } from '#web/lib/session/idle.ts';

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

interface IdleDialogProps {
  secondsLeft: number;
  onStay: () => void;
  onSignOut: () => void;
}

const secondsText = (seconds: number) => `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Dialog 'sessionTimeoutWarning'. Escape and the close button count as activity. */
export const IdleDialog = ({ secondsLeft, onStay, onSignOut }: IdleDialogProps) => (
  <Dialog
    role="alertdialog"
    title="¿Sigues ahí?"
    onClose={onStay}
    actions={
      <>
        <Button variant="outline" onClick={onSignOut}>
          Cerrar sesión
        </Button>
        <Button onClick={onStay} autoFocus>
          Continuar
        </Button>
      </>
    }
  >
    <p>{`Por seguridad, tu sesión terminará en ${secondsText(secondsLeft)} por inactividad.`}</p>
    <Countdown role="timer" aria-live="off">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <Track />
        <RemainingArc strokeDasharray={LENGTH} strokeDashoffset={LENGTH * (1 - secondsLeft / COUNTDOWN_S)} />
      </svg>
      <span>{formatClock(secondsLeft)}</span>
    </Countdown>
    <VisuallyHidden aria-live="assertive">
      {isAnnounced(secondsLeft) && `Quedan ${secondsText(secondsLeft)}`}
    </VisuallyHidden>
  </Dialog>
);

const Countdown = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'center',
    boxSize: '120px',
    mt: '3',
    color: 'fg',
    textStyle: 'numeral.lg',
    '& > *': { gridArea: '1 / 1' },
  },
});

const ring = { cx: 60, cy: 60, r: RADIUS, fill: 'none', strokeWidth: 8 };
const Circle = chakra('circle', {
  variants: {
    part: {
      track: { stroke: 'meter.track' },
      left: { stroke: 'accent.solid', transform: 'rotate(-90deg)', transformOrigin: 'center' },
    },
  },
});
const Track = () => <Circle part="track" {...ring} />;
const RemainingArc = (lengths: { strokeDasharray: number; strokeDashoffset: number }) => (
  <Circle part="left" strokeLinecap="round" {...ring} {...lengths} />
);
