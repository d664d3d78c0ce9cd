import { MOBILE_LENGTH } from '#contract/shared/mobile-telephone';
import { maskPhone } from '../../format/numbers';
import { DraftField } from '../../forms/DraftField';
import { GroupedField } from '../../forms/GroupedField';
import { type DraftForm, useField } from '../../forms/useDraft';
import { MerchantMark } from '../../payee-book/MerchantMark';
import { Tile, Tiles } from './Tile';
import { TileField } from './TileField';
import type { TopUpDraft, TopUpForm } from './top-up';

type UnsavedNumberProps = { form: DraftForm<TopUpDraft>; setup: Pick<TopUpForm, 'companies'> };

const digits = (text: string): string => text.replace(/\D/g, '');

/** A number that is not saved: its company, and the number twice. */
export default function UnsavedNumber({ form, setup }: UnsavedNumberProps) {
  const company = useField(form, 'company');
  return (
    <>
      <TileField {...company} label="Compañía">
        <Tiles size="md">
          {setup.companies.map(({ merchantKey, name }, place) => (
            <Tile
              key={merchantKey}
              name={company.id}
              value={merchantKey}
              checked={merchantKey === company.value}
              radio={place === 0 || merchantKey === company.value ? company.ref : undefined}
              onChoose={() => company.onChange(merchantKey)}
            >
              <MerchantMark merchantKey={merchantKey} name={name} size={36} />
              <span>{name}</span>
            </Tile>
          ))}
        </Tiles>
      </TileField>
      <DraftField form={form} name="phone">
        {(field) => (
          <GroupedField
            {...field}
            label="Celular"
            kept={digits}
            shownAs={shownPhone}
            hint="10 dígitos. Revísalo bien: una recarga no se puede devolver."
          />
        )}
      </DraftField>
      <DraftField form={form} name="phoneAgain">
        {(field) => (
          <GroupedField {...field} label="Escribe otra vez el celular" kept={digits} shownAs={shownPhone} />
        )}
      </DraftField>
    </>
  );
}

/** What is too long stays to be seen. */
const shownPhone = (phone: string): string => (phone.length > MOBILE_LENGTH ? phone : maskPhone(phone));
