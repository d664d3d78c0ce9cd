import { Text } from '@chakra-ui/react/text';
import { formatHours, type Service, serviceHours } from '#contract/domain/hours';

const isService = (name: string): name is Service => Object.hasOwn(serviceHours, name);

const days = { 'daily': 'todos los días', 'bank-days': 'los días hábiles' };

/** Returns the opening hours of the service in `?service=`; null without a valid one. */
export function serviceHoursLink(query: URLSearchParams) {
  const name = query.get('service') ?? '';
  if (!isService(name)) return null;
  return (
    <Text mt="3">
      {`Su horario es ${days[serviceHours[name].days]} de ${formatHours(name)} (tiempo del centro).`}
    </Text>
  );
}
