import type { LucideIcon } from 'lucide-react';

const sizes = { sm: 16, md: 20, lg: 24 } as const;

interface IconProps {
  as: LucideIcon;
  size?: keyof typeof sizes;
}

/** Always decorative: the text beside it has the same meaning. */
export function Icon({ as: Glyph, size = 'md' }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      size={sizes[size]}
      strokeWidth={size === 'sm' ? 2 : 1.75}
      style={{ flex: 'none' }}
    />
  );
}
