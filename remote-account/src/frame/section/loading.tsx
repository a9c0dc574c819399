import type { ReactNode } from 'react';

interface LoadingProps {
  /** 'Loading your addresses' */
  label: string;
  children: ReactNode;
}

/** Says what is under way in the places of what is to come. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {children}
    </div>
  );
}
