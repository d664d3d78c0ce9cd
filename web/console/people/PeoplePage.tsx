import { useState } from 'react';
import type { CreatedPerson } from '#contract/domain/person';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { useFields } from '../lib/useFields';
import { ConsolePage } from '../parts/ConsolePage';
import { Control } from '../parts/Control';
import { FieldGrid } from '../parts/FieldGrid';
import { InputField } from '../parts/InputField';
import { Panel } from '../parts/Panel';
import { AccountFields } from './AccountFields';
import { CreatedPersonPanel } from './CreatedPersonPanel';
import { ListEditor } from './ListEditor';
import { offerOptions } from './labels';
import {
  emptyAccount,
  emptyOffer,
  emptyPayee,
  emptyPerson,
  emptyRecipient,
  toPersonRequest,
} from './person-request';
import { useRows } from './useRows';

export default function PeoplePage() {
  const { values: person, bind, clear, rejected } = useFields(emptyPerson);
  const accounts = useRows({
    list: 'accounts',
    empty: emptyAccount,
    rejected,
    paths: { months: 'movements.months' },
  });
  const recipients = useRows({ list: 'recipients', empty: emptyRecipient, rejected });
  const payees = useRows({ list: 'payees', empty: emptyPayee, rejected });
  const offers = useRows({ list: 'offers', empty: emptyOffer, rejected });
  const [created, setCreated] = useState<CreatedPerson>();
  const lists = [accounts, recipients, payees, offers];
  const body = toPersonRequest({
    person,
    accounts: accounts.fields,
    recipients: recipients.fields,
    payees: payees.fields,
    offers: offers.fields,
  });
  return (
    <ConsolePage
      title="Personas"
      about="Un cliente nuevo de este banco, con lo que haga falta para la prueba."
    >
      {created && <CreatedPersonPanel person={created} />}
      <Panel title="Quién es" about="Entra con la contraseña demo si no dices otra.">
        <FieldGrid>
          <InputField {...bind('user')} label="Usuario" placeholder="rosa" />
          <InputField {...bind('name')} label="Nombre completo" optional placeholder="Rosa Luján" />
          <InputField {...bind('token')} label="Token" optional placeholder="123456" />
          <InputField {...bind('password')} label="Contraseña" optional placeholder="demo" />
        </FieldGrid>
      </Panel>
      <ListEditor title="Cuentas" noun="cuenta" list={accounts}>
        {(field) => <AccountFields bind={field} />}
      </ListEditor>
      <ListEditor title="Destinatarios" noun="destinatario" list={recipients}>
        {(field) => (
          <>
            <InputField {...field('name')} label="Nombre" />
            <InputField {...field('lastName')} label="Apellido" optional />
            <InputField {...field('alias')} label="Alias" optional />
            <InputField {...field('clabe')} label="CLABE" placeholder="072180008733012451" />
          </>
        )}
      </ListEditor>
      <ListEditor title="Servicios guardados" noun="servicio" list={payees}>
        {(field) => (
          <>
            <InputField {...field('merchant')} label="Empresa" placeholder="cable-ixtle" />
            <InputField {...field('reference')} label="Referencia" optional />
            <InputField {...field('nickname')} label="Alias" optional />
          </>
        )}
      </ListEditor>
      <ListEditor title="Ofertas" noun="oferta" list={offers}>
        {(field) => (
          <>
            <SelectField {...field('product')} label="Producto" options={offerOptions} />
            <InputField {...field('amount')} type="number" label="Monto" optional />
          </>
        )}
      </ListEditor>
      <div>
        <Control
          label="Crear persona"
          variant="solid"
          call={(api) => api.createPerson.mutate({ body })}
          onError={rejected.reject}
          onDone={(answer) => {
            setCreated(answer);
            clear();
            for (const list of lists) list.clear();
          }}
        />
      </div>
    </ConsolePage>
  );
}
