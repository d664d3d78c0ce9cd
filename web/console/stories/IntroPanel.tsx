import type { Story } from '#contract/domain/story';
import { Panel } from '../parts/Panel';

export const IntroPanel = ({ story }: { story: Story }) => (
  <Panel title="Todo listo">
    <ol>
      <li>{`La historia tiene ${story.steps.length} pasos y dura unos ${story.minutes} minutos.`}</li>
      <li>Con «Siguiente» la banca se ve en su ventana: llévala a la pantalla del público.</li>
      <li>Los gestos del cliente los haces tú en esa ventana; lo demás lo hace la consola.</li>
      <li>También sirven las teclas → y ←, o un control para presentaciones.</li>
    </ol>
  </Panel>
);
