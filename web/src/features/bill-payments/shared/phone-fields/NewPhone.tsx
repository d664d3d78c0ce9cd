import type { Merchant } from '#contract/merchants';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { TileField } from '../payees/TileField';
import { PhoneField } from './PhoneField';
import { Tile, Tiles } from './Tile';

type NewPhoneProps = {
  companies: readonly Pick<Merchant, 'merchantKey' | 'name'>[];
  company: FieldBinding;
  phone: FieldBinding;
  repeated: FieldBinding;
};

/** Company tiles and a phone number typed twice. */
export const NewPhone = ({ companies, company, phone, repeated }: NewPhoneProps) => (
  <>
    <TileField {...company} label="Compañía">
      <Tiles size="md">
        {companies.map(({ merchantKey, name }, place) => (
          <Tile
            key={merchantKey}
            name={company.id}
            value={merchantKey}
            checked={merchantKey === company.value}
            radio={place === 0 || merchantKey === company.value ? company.ref : undefined}
            onChoose={() => company.onChange(merchantKey)}
          >
            <CompanyAvatar name={name} size={36} />
            <span>{name}</span>
          </Tile>
        ))}
      </Tiles>
    </TileField>
    <PhoneField {...phone} label="Celular" hint="A 10 dígitos, con clave LADA." />
    <PhoneField
      {...repeated}
      label="Escribe otra vez el celular"
      hint="Revísalo bien: una recarga no se puede devolver."
    />
  </>
);
