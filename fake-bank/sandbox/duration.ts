import { fieldRefusal } from '../ground/refusal/refusal';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const PATTERN = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const UNITS = [7 * DAY, DAY, HOUR, 60 * SECOND, SECOND];

/** An ISO 8601 duration in milliseconds. Years and months have no fixed length and are refused. */
export function durationMs(duration: string): number {
  const parts = PATTERN.exec(duration)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) {
    throw fieldRefusal(
      'duration',
      'Escribe una duración en semanas, días, horas, minutos o segundos: P1DT2H.',
    );
  }
  return Math.round(parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (UNITS[index] ?? 0), 0));
}
