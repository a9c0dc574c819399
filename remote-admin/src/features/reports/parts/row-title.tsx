import type { Report, ReportRow } from '@tessera/shared/contract';
import { Link } from '@tessera/shared/vendor/router';
import { adminPaths } from '../../../paths';
import { useRights, type Right } from '../../../rights/use-rights';
import styles from './report-table.module.css';

/** Where rows lead, and who may go there. */
const PAGES: Partial<Record<Report['by'], { right: Right; to: (id: string) => string }>> = {
  product: { right: 'products.read', to: adminPaths.viewProduct },
  coupon: { right: 'marketing.read', to: adminPaths.coupon },
};

interface RowTitleProps {
  by: Report['by'];
  row: Pick<ReportRow, 'key' | 'label'>;
  name: string;
}

/** What a row is called; it leads to its product or coupon where whoever is here may see that. */
export function RowTitle({ by, row, name }: RowTitleProps) {
  const missing = useRights();
  const page = PAGES[by];
  // what has a label is there
  if (!page || row.label === null || missing(page.right)) return name;
  return (
    <Link className={styles.Link} to={page.to(row.key)}>
      {name}
    </Link>
  );
}
