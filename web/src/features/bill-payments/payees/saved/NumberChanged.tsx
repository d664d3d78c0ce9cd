import { Note } from '#web/components/Note.tsx';

/** What is scheduled to a number is not made to another. */
export const NumberChanged = ({ nickname }: { nickname: string }) => (
  <Note tone="warning" role="status">
    {`Al cambiar el número de ${nickname}, sus pagos programados ya no se harán.`}
  </Note>
);
