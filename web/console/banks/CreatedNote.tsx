import { Link } from '@chakra-ui/react/link';
import { Note } from '#web/components/Note.tsx';
import { consoleUrlOf } from '../lib/bank-address';

export function CreatedNote({ bank }: { bank: string }) {
  const consoleUrl = consoleUrlOf(bank, location);
  return (
    <Note status="success" role="status">
      <p>{`Existe el banco ${bank}.`}</p>
      {consoleUrl !== undefined && <Link href={consoleUrl}>Abrir su consola</Link>}
    </Note>
  );
}
