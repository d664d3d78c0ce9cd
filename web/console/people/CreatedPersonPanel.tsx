import type { CreatedPerson } from '#contract/domain/person';
import { FactList } from '#web/components/FactList.tsx';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { Controls } from '../parts/Control';
import { OpenAs } from '../parts/OpenAs';
import { Panel } from '../parts/Panel';

const keysOf = (label: string, keys: readonly string[]) =>
  keys.length === 0 ? [] : [{ label, value: keys.join(', ') }];

export const CreatedPersonPanel = ({ person }: { person: CreatedPerson }) => {
  const { customer, token, accounts, recipients, payees, offers } = person;
  return (
    <Panel title={`Ya es cliente: ${customer}`}>
      <FactList
        maxWidth="narrow"
        translate="no"
        facts={[
          { label: 'Token', value: token },
          ...keysOf('Cuentas', accounts),
          ...keysOf('Destinatarios', recipients),
          ...keysOf('Servicios', payees),
          ...keysOf(
            'Ofertas',
            offers.map(({ key }) => key),
          ),
        ]}
      />
      <Controls>
        <OpenAs customer={customer} variant="solid" />
        <CopyButton text={token} label={`Copiar el token de ${customer}`} />
      </Controls>
    </Panel>
  );
};
