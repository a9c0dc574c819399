import type { RemoteVersion } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { remotesMessages } from '../../../messages/settings/remotes';
import { sizeIn } from './remotes.model';
import styles from './weight.module.css';

interface WeightProps {
  version: RemoteVersion | undefined;
  locale: string;
}

/** What the heaviest page of a version needs, beside the most that it may; a dash where nobody has counted. */
export function Weight({ version, locale }: WeightProps) {
  const text = useMessages(remotesMessages);
  const heaviest = version?.pages?.[0];
  if (!version || !heaviest) return '–';
  const { budget, pages } = version;
  const all = pages?.map(({ page, bytes }) => `${page}: ${sizeIn(bytes, locale)}`).join('\n');
  return (
    <span className={styles.Weight} title={all}>
      {text.ofBudget(sizeIn(heaviest.bytes, locale), sizeIn(budget, locale))}
    </span>
  );
}
