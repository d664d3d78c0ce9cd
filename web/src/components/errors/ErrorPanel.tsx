import { Text } from '@chakra-ui/react/text';
import { brand } from '#contract/brand';
import { ApiError, codeOf } from '#web/lib/api/api-error.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { useErrorShown } from '#web/lib/page/error-shown.ts';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Reference } from './Reference';
import { NOT_LOADED, readErrorTexts, readTexts } from './texts';

interface ErrorPanelProps {
  title?: string;
  message?: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

export function ErrorPanel({ title, message, error, onRetry, retrying = false }: ErrorPanelProps) {
  useErrorShown(codeOf(error));
  const texts = readTexts(error);
  const text = message ?? texts.message;
  const phone = formatPhone(brand.phone);
  return (
    <EmptyState
      bird="error"
      role="alert"
      title={title ?? (texts === readErrorTexts ? NOT_LOADED : texts.heading)}
      action={
        <Button size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
          Reintentar
        </Button>
      }
    >
      <p>{text}</p>
      {!text.includes(phone) && <p>{`Si el problema continúa llama al ${phone}.`}</p>}
      {error instanceof ApiError && (
        <Text as="div" mt="2">
          <Reference error={error} />
        </Text>
      )}
    </EmptyState>
  );
}
