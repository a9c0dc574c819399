import type { ReactNode } from 'react';
import rows from './rows.module.css';

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string | undefined;
}

/** What is known of something: each name above what stands for it. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={rows.Quiet}>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
