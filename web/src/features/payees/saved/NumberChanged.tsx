import { Note } from '../../../ui/Note';

/** What is scheduled to a number is not made to another. */
export const NumberChanged = ({ nickname }: { nickname: string }) => (
  <Note tone="warning" role="status">
    Cambiaste el número de {nickname}: si tienes pagos programados, ya no se harán.
  </Note>
);
