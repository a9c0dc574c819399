import type { AdminPicture, PictureUse } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/vendor/router';
import { picturesMessages } from '../../messages/product/pictures';
import styles from './pictures.module.css';
import { pathOfUse } from './pictures.model';

function NameOfUse({ kind, name }: PictureUse) {
  const text = useMessages(picturesMessages);
  const useOf: Partial<Record<PictureUse['kind'], (of: string) => string>> = text.useOf;
  return useOf[kind]?.(name) ?? (name || text.section);
}

interface UseLinksProps {
  picture: AdminPicture;
  /** how many are told; default: all that came */
  most?: number;
}

/** What shows a picture, each with the way to it. */
export function UseLinks({ picture: { uses, more_uses }, most = uses.length }: UseLinksProps) {
  const text = useMessages(picturesMessages);
  const hasMore = more_uses.length > 0 || uses.length > most;
  return (
    <ul className={styles.Uses}>
      {uses.slice(0, most).map((use) => (
        <li key={`${use.kind} ${use.id} ${use.name}`}>
          <Link to={pathOfUse(use)} className={styles.Use}>
            <NameOfUse {...use} />
          </Link>
        </li>
      ))}
      {hasMore && <li>{text.others}</li>}
    </ul>
  );
}
