import type { JSX } from 'react';
import type { Review } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Icon, Picture } from '@tessera/shared/ui';
import { useStoreSettings } from '../../../catalog/store';
import { reviewsMessages } from '../../../messages/reviews';
import styles from './reviews.module.css';
import { Stars } from './stars';
import { useVote } from './use-vote';

const AS_DATE = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** How many found it helpful, and the way to join them; nobody votes for what they wrote themselves. */
function Helpful({ review, onVoted }: { review: Review; onVoted: () => void }): JSX.Element {
  const text = useMessages(reviewsMessages);
  const { helpful_count, mine } = review;
  const vote = useVote(review, onVoted);
  if (mine) return <p className={styles.Yours}>{helpful_count > 0 ? text.yoursCount(helpful_count) : text.yours}</p>;
  const said = vote.count > 0 ? text.helpfulCount(vote.count) : text.helpful;
  return (
    <button
      type="button"
      className={styles.Helpful}
      aria-pressed={vote.isMine}
      aria-label={`${said}. ${text.helpfulTo(review.author_name || text.formerCustomer)}`}
      onClick={vote.toggle}
    >
      {said}
    </button>
  );
}

/** What the shop says to it. */
function Answer({ answer }: { answer: NonNullable<Review['answer']> }): JSX.Element {
  const text = useMessages(reviewsMessages);
  const locale = useLocale();
  const store = useStoreSettings()?.name ?? '';
  return (
    <div className={styles.Answer}>
      <p className={styles.By}>
        <strong className={styles.Author}>{text.answerFrom(store)}</strong>
        <time dateTime={answer.answered_at}>
          {new Intl.DateTimeFormat(locale, AS_DATE).format(new Date(answer.answered_at))}
        </time>
      </p>
      <p className={styles.Body}>{answer.text}</p>
    </div>
  );
}

/** What one buyer says, and what the shop answers. */
export function ReviewEntry({ review, onVoted }: { review: Review; onVoted: () => void }): JSX.Element {
  const text = useMessages(reviewsMessages);
  const locale = useLocale();
  const { rating, body, pictures, verified, answer, created_at } = review;
  const author = review.author_name || text.formerCustomer;
  return (
    <article className={styles.Review}>
      <header className={styles.ReviewHead}>
        <Stars stars={rating} label={text.rated(rating)} />
        <p className={styles.By}>
          <strong className={styles.Author}>{author}</strong>
          <time dateTime={created_at}>{new Intl.DateTimeFormat(locale, AS_DATE).format(new Date(created_at))}</time>
          {verified && (
            <span className={styles.Verified}>
              <Icon name="check" size={14} />
              {text.verified}
            </span>
          )}
        </p>
      </header>
      {body && <p className={styles.Body}>{body}</p>}
      {pictures.length > 0 && (
        <ul className={styles.Pictures}>
          {pictures.map((image, index) => (
            <li key={image.src}>
              <a href={image.src} target="_blank" rel="noreferrer">
                <Picture image={image} sizes="96px" alt={text.picture(index + 1, author)} className={styles.Picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Helpful review={review} onVoted={onVoted} />
      {/* an API of before sends none */}
      {answer && <Answer answer={answer} />}
    </article>
  );
}
