import type { RemoteVersion } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { PlainTable } from '../../../controls/plain-table';
import { ProgressBar } from '../../../controls/progress-bar';
import { remotesMessages } from '../../../messages/settings/remotes';
import { comparePages, sizeIn } from './remotes.model';
import styles from './weight.module.css';

interface PageWeightsProps {
  version: RemoteVersion;
  locale: string;
}

/** How much of the budget each page of a version needs: a bar, and the same in words. */
export function PageWeights({ version, locale }: PageWeightsProps) {
  const text = useMessages(remotesMessages);
  const { budget, pages } = version;
  if (!pages) return <p className={styles.Note}>{text.notCounted}</p>;
  return (
    <>
      <p className={styles.Note}>{text.pagesText(sizeIn(budget, locale))}</p>
      <ul className={styles.Pages}>
        {pages.map(({ page, bytes }) => (
          <li key={page} className={styles.Page}>
            <span className={styles.Name}>{page}</span>
            <span className={styles.Weight}>{sizeIn(bytes, locale)}</span>
            <ProgressBar className={styles.Bar} label={page} value={bytes} max={budget} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ComparedWeightsProps {
  /** what is live; undefined: nothing */
  now: RemoteVersion | undefined;
  then: RemoteVersion;
  locale: string;
}

/** What each page weighs now, and what it would weigh then. */
export function ComparedWeights({ now, then, locale }: ComparedWeightsProps) {
  const text = useMessages(remotesMessages);
  if (!then.pages) return <p className={styles.Note}>{text.notCounted}</p>;
  const shown = (bytes: number | undefined) => (bytes === undefined ? '–' : sizeIn(bytes, locale));
  return (
    <div className={styles.Scroll}>
      <PlainTable
        label={text.pagesText(sizeIn(then.budget, locale))}
        classNames={{ table: styles.Compared, cell: styles.Cell }}
        heads={[text.page, ...(now ? [text.now] : []), text.then]}
        rows={comparePages(now, then).map((each) => ({
          key: each.page,
          cells: [each.page, ...(now ? [shown(each.now)] : []), shown(each.then)],
        }))}
      />
    </div>
  );
}
