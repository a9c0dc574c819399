import { useMessages } from '@tessera/shared/i18n';
import { jobsMessages } from '../../messages/jobs';
import styles from './beyond-page.module.css';

interface BeyondPageProps {
  /** the page on show */
  list: { total: number; total_is_exact: boolean };
  locale: string;
  isWhole: boolean;
  onWhole: (whole: boolean) => void;
}

/** How all that match are chosen, once all of the page are. */
export function BeyondPage({ list, locale, isWhole, onWhole }: BeyondPageProps) {
  const { bulk } = useMessages(jobsMessages);
  const shown = list.total.toLocaleString(locale);
  if (!list.total_is_exact) return <span className={styles.TooMany}>{bulk.tooMany(shown)}</span>;
  return (
    <button type="button" className={styles.Whole} onClick={() => onWhole(!isWhole)}>
      {isWhole ? bulk.onlyPage : bulk.wholeLead(shown)}
    </button>
  );
}
