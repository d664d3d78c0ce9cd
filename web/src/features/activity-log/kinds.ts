import {
  ArrowLeftRight,
  FileSignature,
  Gift,
  KeyRound,
  LogOut,
  type LucideIcon,
  ReceiptText,
  Settings2,
  TrendingUp,
  UserRound,
  Zap,
} from 'lucide-react';
import type { ActivityType } from '#contract/activity-log';

/** What each kind is called, and the mark by which it is found. */
export const kinds: Record<ActivityType, { label: string; icon: LucideIcon }> = {
  SIGN_IN: { label: 'Acceso', icon: KeyRound },
  SIGN_OUT: { label: 'Acceso', icon: LogOut },
  RECIPIENT: { label: 'Cuentas guardadas', icon: UserRound },
  PAYEE: { label: 'Servicios guardados', icon: Zap },
  TRANSFER: { label: 'Transferencias', icon: ArrowLeftRight },
  PAYMENT: { label: 'Pagos', icon: ReceiptText },
  INVESTMENT: { label: 'Inversiones', icon: TrendingUp },
  LIMIT: { label: 'Límites', icon: Settings2 },
  SIGNATURE: { label: 'Firma', icon: FileSignature },
  OFFER: { label: 'Ofertas', icon: Gift },
};
