import type { RemoteVersion } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { VisuallyHidden } from '@tessera/shared/ui';
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
            <progress className={styles.Bar} value={bytes} max={budget} aria-label={page} />
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
      <table className={styles.Compared}>
        <caption>
          <VisuallyHidden>{text.pagesText(sizeIn(then.budget, locale))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.Cell} data-name data-head>
              {text.page}
            </th>
            {now && (
              <th scope="col" className={styles.Cell} data-head>
                {text.now}
              </th>
            )}
            <th scope="col" className={styles.Cell} data-head>
              {text.then}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparePages(now, then).map((each) => (
            <tr key={each.page}>
              <th scope="row" className={styles.Cell} data-name>
                {each.page}
              </th>
              {now && <td className={styles.Cell}>{shown(each.now)}</td>}
              <td className={styles.Cell}>{shown(each.then)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
