import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import type { Story } from '#contract/domain/story';
import { Note } from '#web/components/Note.tsx';
import { hasBankNames } from '../lib/bank-address';
import { Panel } from '../parts/Panel';
import { StartControl } from './StartControl';

/** Shown if this bank was not created for the story. */
export const StartPanel = ({ story }: { story: Story }) => (
  <Panel
    title="Antes de empezar"
    about="La historia corre en un banco nuevo, hecho para ella. Los datos de tus otros bancos no cambian."
  >
    <Text>{story.about}</Text>
    <Text color="fg.muted" mb="4">
      {`Unos ${story.minutes} minutos, ${story.steps.length} pasos.`}
    </Text>
    {hasBankNames(location) ? (
      <StartControl story={story} text="Empezar" variant="solid" />
    ) : (
      <WithoutNames story={story} />
    )}
  </Panel>
);

function WithoutNames({ story }: { story: Story }) {
  const port = location.port === '' ? '' : `:${location.port}`;
  const address = `http://localhost${port}/__bank/console/stories/${story.id}`;
  return (
    <Note status="warning">
      <p>
        Con esta dirección un banco nuevo no puede tener ventana propia. Abre la consola en localhost, en la
        máquina del banco:
      </p>
      <Link href={address}>{address}</Link>
    </Note>
  );
}
