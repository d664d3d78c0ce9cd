import { chakra } from '@chakra-ui/react/styled-system';

/** What stands beside a form, under its fields: where there is no room for it beside them. */
export const BelowForm = chakra('div', { base: { hideFrom: 'lg', minWidth: 0 } });
