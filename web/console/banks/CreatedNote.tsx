import { Link } from '@chakra-ui/react/link';
import { Note } from '#web/components/Note.tsx';
import { consoleOf } from '../lib/bank-address';

export function CreatedNote({ bank }: { bank: string }) {
  const address = consoleOf(bank, location);
  return (
    <Note status="success" role="status">
      <p>{`Existe el banco ${bank}.`}</p>
      {address !== undefined && <Link href={address}>Abrir su consola</Link>}
    </Note>
  );
}
