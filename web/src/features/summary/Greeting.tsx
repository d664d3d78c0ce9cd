import { chakra } from '@chakra-ui/react/styled-system';
import { bankNow } from '../../api/bank-clock';
import { useAuth } from '../../session/auth';
import { LastAccess } from '../../session/LastAccess';
import { Text } from '../../ui/Text';
import { dayInWords, firstName, greetingAt } from './greeting';

/** Who is here, on which day, and on a phone, whose header has no room for it, when they were here last. */
export function Greeting() {
  const { user } = useAuth();
  if (!user) return null;
  const now = bankNow();
  return (
    <>
      <Hello>{`${greetingAt(now)}, ${firstName(user.name)}`}</Hello>
      <Text size="sm" tone="muted">
        {dayInWords(now)}
      </Text>
      <Text size="xs" tone="subtle" hideFrom="md">
        <LastAccess instant={user.dateLastLogin} />
      </Text>
    </>
  );
}

const Hello = chakra('p', { base: { textStyle: 'heading.md', mt: '1' } });
