import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';

interface NoRowsProps {
  title: string;
  text?: string;
  /** out of it */
  way?: { to: string; label: string };
}

/** In the place of a table without rows: why there are none, and what to do about it. */
export function NoRows({ title, text, way }: NoRowsProps) {
  const link = way && (
    <ButtonLink as={Link} size="sm" to={way.to}>
      {way.label}
    </ButtonLink>
  );
  return (
    <EmptyState compact title={title} actions={link}>
      {text}
    </EmptyState>
  );
}
