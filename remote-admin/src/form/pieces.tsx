import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Lines of an order or return of which pieces are chosen, each a `Piece`. */
export const Pieces = ({ children }: { children: ReactNode }) => <div className={styles.Pieces}>{children}</div>;
