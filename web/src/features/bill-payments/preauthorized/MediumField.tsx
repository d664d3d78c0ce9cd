import { Text } from '@chakra-ui/react/text';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { describedByError, FieldError, FieldGroup } from '#web/components/forms/Field.tsx';
import { Link } from '#web/components/Link.tsx';
import { returnLink } from '#web/lib/page/return-link.ts';
import { ENABLE } from './addresses';
import { findMedium, type Medium } from './medium';
import { Cards, RadioOption } from './RadioOption';

type MediumFieldProps = FieldBinding & { media: readonly Medium[] };

export function MediumField({ media, ...field }: MediumFieldProps) {
  const enabled = media.filter((medium) => medium.enabled);
  const focusTarget = findMedium(enabled, field.value) ?? enabled[0];
  return (
    <FieldGroup label="¿De dónde se cobra?" gap="10px" aria-describedby={describedByError(field)}>
      <FieldError id={field.id} error={field.error} />
      <Cards>
        {media.map((medium) => (
          <RadioOption
            key={medium.id}
            field={field}
            value={medium.id}
            isFocusTarget={medium === focusTarget}
            off={!medium.enabled}
            title={medium.name}
            about={medium.enabled ? medium.about : 'Cargos desactivados'}
          />
        ))}
      </Cards>
      {enabled.length < media.length && (
        <Text textStyle="body.sm" color="fg.muted">
          <Link to={ENABLE} {...returnLink}>
            Activar una cuenta o tarjeta
          </Link>
        </Text>
      )}
    </FieldGroup>
  );
}
