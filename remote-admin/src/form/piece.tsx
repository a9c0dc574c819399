import { optionsText } from '@tessera/shared/components';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface PieceProps {
  item: { name: string; options: Record<string, string> };
  /** behind the name, quietly */
  note?: string;
  /** its number, and what else is asked about it */
  children: ReactNode;
}

/** One line of an order or return of which some pieces are chosen; it stands among others in `Pieces`. */
export function Piece({ item, note, children }: PieceProps) {
  return (
    <div className={styles.Piece}>
      <div>
        {item.name} <span className={styles.Quiet}>{optionsText(item.options)}</span>
        {note && <span className={styles.Quiet}> {note}</span>}
      </div>
      {children}
    </div>
  );
}
