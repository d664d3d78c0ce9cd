import { Note } from '#web/components/Note.tsx';

/** The bank cancels the payments scheduled to the old number. */
export const NumberChanged = ({ nickname }: { nickname: string }) => (
  <Note status="warning" role="status">
    {`Al cambiar el número de ${nickname}, sus pagos programados ya no se harán.`}
  </Note>
);
