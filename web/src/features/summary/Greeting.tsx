import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { LastAccess } from '#web/components/LastAccess.tsx';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { dayText, firstName, greetingAt } from './greeting';

export function Greeting() {
  const { user } = useAuth();
  if (!user) return null;
  const now = bankNow();
  return (
    <>
      <Hello>{`${greetingAt(now)}, ${firstName(user.name)}`}</Hello>
      <Text textStyle="body.sm" color="fg.muted">
        {dayText(now)}
      </Text>
      <Text textStyle="body.xs" color="fg.subtle" hideFrom="md">
        <LastAccess instant={user.dateLastLogin} />
      </Text>
    </>
  );
}

const Hello = chakra('p', { base: { textStyle: 'heading.md', mt: '1' } });
