import { ALIAS_MAX, NAME_MAX } from '#contract/recipients';
import type { FieldBinding } from '../../forms/draft';
import { lettersDigitsSpaces, lettersOnly } from './filters';
import type { NamesDraft } from './names';
import { WordsField } from './WordsField';

type NameFieldsProps = {
  recipientType: NamesDraft['recipientType'];
  bind: (name: 'name' | 'lastName' | 'secondLastName' | 'alias') => FieldBinding;
};

/** Who it is, and what the customer calls them. */
export const NameFields = ({ recipientType, bind }: NameFieldsProps) => (
  <>
    {recipientType === 'BUSINESS' ? (
      <WordsField
        {...bind('name')}
        label="Nombre de la empresa"
        max={NAME_MAX}
        filter={lettersDigitsSpaces}
      />
    ) : (
      <>
        <WordsField {...bind('name')} label="Nombre" max={NAME_MAX} filter={lettersOnly} />
        <WordsField {...bind('lastName')} label="Apellido paterno" max={NAME_MAX} filter={lettersOnly} />
        <WordsField
          {...bind('secondLastName')}
          label="Apellido materno"
          max={NAME_MAX}
          filter={lettersOnly}
        />
      </>
    )}
    <WordsField {...bind('alias')} label="Alias" max={ALIAS_MAX} filter={lettersDigitsSpaces} />
  </>
);
