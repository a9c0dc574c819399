import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';

interface NothingHereProps {
  /** above the words */
  picture?: ReactNode;
  title: string;
  /** where to go from here */
  to: string;
  way: string;
  level?: 1 | 2;
  children: ReactNode;
}

/** Nothing is here: says so, and the one way on. */
export function NothingHere({ picture, title, to, way, level, children }: NothingHereProps) {
  return (
    <EmptyState
      picture={picture}
      title={title}
      level={level}
      actions={
        <ButtonLink as={Link} to={to}>
          {way}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
