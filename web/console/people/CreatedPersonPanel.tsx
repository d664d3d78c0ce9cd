import type { CreatedPerson } from '#contract/domain/person';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Controls } from '../parts/Control';
import { OpenAs } from '../parts/OpenAs';
import { Panel } from '../parts/Panel';

const keysOf = (label: string, keys: readonly string[]) =>
  keys.length === 0 ? [] : [{ label, value: keys.join(', ') }];

export const CreatedPersonPanel = ({ person }: { person: CreatedPerson }) => {
  const { customer, token, accounts, recipients, payees, offers } = person;
  return (
    <Panel title={`Ya es cliente: ${customer}`}>
      <LabeledValueList
        maxWidth="narrow"
        translate="no"
        items={[
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
