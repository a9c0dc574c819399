import type { Dashboard } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
import { FigureList } from '../../../figures/figure-list';
import { dashboardMessages } from '../../../messages/dashboard';
import { salesFiguresOf } from './sales.model';

interface SalesFiguresProps {
  /** undefined while they are on their way */
  data: Dashboard | undefined;
  locale: string;
}

/** What was sold in these days, each figure beside that of the days before. */
export function SalesFigures({ data, locale }: SalesFiguresProps) {
  const { sales } = useMessages(dashboardMessages);
  return (
    <section aria-labelledby="sales-figures">
      <VisuallyHidden>
        <h2 id="sales-figures">{sales.title}</h2>
      </VisuallyHidden>
      <FigureList figures={salesFiguresOf(data, locale)} busy={!data} />
    </section>
  );
}
