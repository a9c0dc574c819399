import type { AdminPicture } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, Picture } from '@tessera/shared/ui';
import { useId } from 'react';
import { Tick } from '../../controls/tick';
import { TimeAgo } from '../../format/time-ago';
import { picturesMessages } from '../../messages/product/pictures';
import styles from './pictures.module.css';
import { sizeInWords } from './pictures.model';
import { UseLinks } from './use-links';

/** Uses that a card tells; its dialog has all. */
const MOST_USES = 2;

interface PictureCardProps {
  picture: AdminPicture;
  /** milliseconds since the epoch: when it was read */
  now: number;
  locale: string;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: () => void | Promise<void>;
}

/** One picture of the library, its size, and what shows it. */
export function PictureCard({ picture, now, locale, isSelected, onSelect, onOpen }: PictureCardProps) {
  const text = useMessages(picturesMessages);
  const id = useId();
  const { image, name, alt, bytes, created_at, uses } = picture;
  return (
    <article className={styles.Card} aria-labelledby={id} data-selected={isSelected || undefined}>
      <button type="button" className={styles.Open} aria-label={text.open(name)} onClick={() => void onOpen()}>
        <Picture image={image} sizes="(width >= 40rem) 200px, 45vw" alt="" />
      </button>
      <Tick className={styles.Tick} label={text.select(name)} checked={isSelected} onChange={onSelect} />
      <h2 id={id} className={styles.Name} title={name}>
        {name}
      </h2>
      <p className={styles.Facts}>
        {text.pixels(image.width.toLocaleString(locale), image.height.toLocaleString(locale))} ·{' '}
        {sizeInWords(bytes, locale)}
      </p>
      <p className={styles.Facts}>
        <TimeAgo at={created_at} now={now} locale={locale} />
      </p>
      {alt && (
        <p className={styles.Alt} title={alt}>
          {alt}
        </p>
      )}
      {uses.length === 0 ? <Badge>{text.notShown}</Badge> : <UseLinks picture={picture} most={MOST_USES} />}
    </article>
  );
}
