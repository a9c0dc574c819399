import type { JSX } from 'react';
import type { Image } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { PictureFiles } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './wordmark.module.css';

/** In px, at most; the sheet says the same. */
const [WIDTH, HEIGHT] = [176, 36];

interface WordmarkProps {
  /** of the store */
  name: string;
  /** stands for the name; null or left out: there is none */
  logo?: Image | null;
}

/** The store's logo, or its name beside its sign, a kiln's arch; leads home. */
export function Wordmark({ name, logo }: WordmarkProps): JSX.Element {
  return (
    <Link to={paths.home()} className={styles.Wordmark}>
      {logo ? (
        <picture>
          <PictureFiles image={logo} sizes={`${Math.min(WIDTH, Math.ceil((HEIGHT * logo.width) / logo.height))}px`} />
          <img className={styles.Logo} src={logo.src} width={logo.width} height={logo.height} alt={name} />
        </picture>
      ) : (
        <>
          <svg
            className={styles.Mark}
            width="22"
            height="24"
            viewBox="0 0 22 24"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M0 24V11a11 11 0 0 1 22 0v13h-6.5V11.5a4.5 4.5 0 0 0-9 0V24Z" />
          </svg>
          <span>{name}</span>
        </>
      )}
    </Link>
  );
}
