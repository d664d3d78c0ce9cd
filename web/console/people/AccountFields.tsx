import { SelectField } from '#web/components/forms/SelectField.tsx';
import { InputField } from '../parts/InputField';
import { currencyOptions, productOptions } from './labels';
import { type emptyAccount, settingsOf } from './person-request';
import type { Bind } from './useRows';

const numbers = [
  ['balance', 'Saldo'],
  ['months', 'Meses de movimientos'],
  ['limit', 'Límite'],
  ['principal', 'Monto del crédito'],
  ['term', 'Plazo (meses)'],
  ['paid', 'Mensualidades pagadas'],
  ['overdue', 'Mensualidades vencidas'],
] as const;

export function AccountFields({ bind }: { bind: Bind<typeof emptyAccount> }) {
  const product = bind('product');
  const settings = settingsOf(product.value);
  return (
    <>
      <SelectField {...product} label="Producto" options={productOptions} />
      <InputField {...bind('alias')} label="Alias" optional />
      {settings.includes('currency') && (
        <SelectField {...bind('currency')} label="Moneda" placeholder="MXN" options={currencyOptions} />
      )}
      {numbers
        .filter(([name]) => settings.includes(name))
        .map(([name, label]) => (
          <InputField key={name} {...bind(name)} type="number" label={label} />
        ))}
    </>
  );
}
