import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { Icon } from '../Icon';
import { describedBy, Field, type FieldProps } from './Field';

export const SearchField = ({ placeholder, ...field }: FieldProps & { placeholder?: string }) => (
  <Field {...field}>
    <Box position="relative">
      <Glass>
        <Icon as={Search} />
      </Glass>
      <Input
        ps="44px"
        ref={field.ref}
        type="search"
        id={field.id}
        name={field.id}
        value={field.value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => field.onChange(event.target.value)}
        {...describedBy(field)}
      />
    </Box>
  </Field>
);

const Glass = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '14px',
    top: '14px',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});
