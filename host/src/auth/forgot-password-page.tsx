import type { PageModule } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import styles from './auth-page.module.css';

/** /auth/forgot-password (SPEC.md §2): the store resets passwords by hand, so the page says how to reach it. */
export function Page() {
  const { data: store } = useQuery(storeQuery());
  return (
    <section className={styles.Page} aria-labelledby="forgot-password-title">
      <h1 id="forgot-password-title" className={styles.Title}>
        Forgot your password?
      </h1>
      <p className={styles.Text}>
        Write or call us from the address or number of your account, and we will help you back in.
      </p>
      {store && (
        <ul className={styles.Contacts}>
          <li>
            <a href={`mailto:${store.email}`}>{store.email}</a>
          </li>
          <li>
            <a href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}>{store.phone}</a>
          </li>
        </ul>
      )}
      <p className={styles.Other}>
        <Link to={paths.login()}>Back to sign in</Link>
      </p>
    </section>
  );
}

export const meta: PageModule['meta'] = ({ store }) => ({
  title: `Forgot password · ${store.name}`,
  robots: 'noindex',
});
