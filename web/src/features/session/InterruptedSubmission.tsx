import { Text } from '@chakra-ui/react/text';

/** Shown if the session ended while an order was being sent, so that its outcome is unknown. */
export const InterruptedSubmission = () => (
  <Text role="alert" color="fg" mb="3">
    <b>Estábamos enviando tu operación.</b>{' '}
    <span>Cuando entres, búscala en tu historial antes de repetirla.</span>
  </Text>
);
