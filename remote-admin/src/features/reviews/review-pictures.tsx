import type { AdminReview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Picture } from '@tessera/shared/ui';
import { reviewsMessages } from '../../messages/reviews';
import styles from './review-item.module.css';

/** Where the shop's own files lie: nothing is loaded from anywhere else. */
const OWN_FILES = '/media/';

/** What was sent with a review; nothing where there are none. */
export function ReviewPictures({ review: { author_name, pictures } }: { review: AdminReview }) {
  const text = useMessages(reviewsMessages);
  const author = author_name || text.formerCustomer;
  const own = pictures.filter(({ src }) => src.startsWith(OWN_FILES));
  if (own.length === 0) return null;
  return (
    <ul className={styles.Pictures} aria-label={text.pictures(author)}>
      {own.map((image, index) => (
        <li key={image.src}>
          <a href={image.src} target="_blank" rel="noreferrer">
            <Picture image={image} sizes="80px" alt={text.picture(index + 1, author)} className={styles.Picture} />
          </a>
        </li>
      ))}
    </ul>
  );
}
