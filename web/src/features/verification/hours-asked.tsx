import { type Service, serviceHours, showHours } from '#contract/shared/hours';
import { Text } from '../../ui/Text';

const isService = (name: string): name is Service => Object.hasOwn(serviceHours, name);

const days = { 'daily': 'todos los días', 'bank-days': 'los días hábiles' };

/** When the service is open that `?service=` names, where it names one. */
export function hoursAsked(query: URLSearchParams) {
  const name = query.get('service') ?? '';
  if (!isService(name)) return null;
  return (
    <Text mt="3">
      {`Su horario es ${days[serviceHours[name].days]} de ${showHours(name)} (tiempo del centro).`}
    </Text>
  );
}
