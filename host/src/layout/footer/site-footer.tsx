import { useMessages } from '@tessera/shared/i18n';
import { shellMessages } from '../../messages/shell-messages';
import { Suspense, useState, type FocusEvent, type JSX, type MouseEvent, type SyntheticEvent } from 'react';
import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { lateComponent } from '@tessera/shared/late';
import { Container } from '@tessera/shared/ui';
import { useFollowLinks } from '../../links/follow-links';
import { LanguageSwitch } from '../frame/language-switch';
import { ThemeSwitch } from '../frame/theme-switch';
import type { FooterContentProps } from './footer-content';
import styles from './site-footer.module.css';

/** docs/product.md §2: three payment badges. */
const PAYMENTS = { V: 'Visa', M: 'Mastercard', P: '' };

const FooterContent = lateComponent<FooterContentProps>(() =>
  // where it does not arrive the page goes on without it
  import(/* webpackChunkName: "footer" */ './footer-content').catch(() => ({ default: () => null })),
);

let sent: string | undefined;

/** What the server sent as the footer; kept for the way back from a page that has none. Nothing on the server itself. */
function sentContent(): string | undefined {
  if (typeof document !== 'undefined') sent ||= document.querySelector('[data-footer]')?.innerHTML;
  return sent;
}

const newsletter = () => import(/* webpackChunkName: "newsletter" */ '../../newsletter/subscribe');

const handleFocus = ({ target }: FocusEvent): void => {
  // with a failure here nothing is lost: submitting asks again
  if (target.closest('form')) newsletter().catch(() => undefined);
};

const handleSubmit = (event: SyntheticEvent): void => {
  event.preventDefault();
  const form = event.target as HTMLFormElement; // what a submit event is fired at
  newsletter().then(
    ({ subscribe }) => subscribe(form),
    () => toast.error(UNEXPECTED_ERROR),
  );
};

/** On a phone the columns are folded: a press on the title of one unfolds it, and folds it again. */
function toggleFold({ target }: MouseEvent): void {
  const fold = target instanceof Element && target.closest('[aria-expanded]');
  if (fold) fold.setAttribute('aria-expanded', String(fold.getAttribute('aria-expanded') === 'false'));
}

/**
 * The shop's foot (docs/product.md §2). Its content is HTML that the server sends once and that stays as it is: the
 * browser listens to it, but fetches the code that made it only when a visit began on a page without a footer.
 */
export function SiteFooter(props: FooterContentProps): JSX.Element {
  const text = useMessages(shellMessages);
  const [html] = useState(sentContent);
  const followLinks = useFollowLinks();
  const handleClick = (event: MouseEvent): void => {
    toggleFold(event);
    followLinks(event);
  };
  const island = { 'data-footer': '', onClick: handleClick, onFocus: handleFocus, onSubmit: handleSubmit };
  return (
    <footer className={styles.Footer}>
      <Container>
        {html ? (
          <div {...island} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
        ) : (
          <div {...island}>
            <Suspense>
              <FooterContent {...props} />
            </Suspense>
          </div>
        )}
        <div className={styles.Bottom}>
          {/* oxlint-disable-next-line react/purity -- rendered last year and read this one: the browser's year is right */}
          <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${props.store.name}`}</p>
          <div className={styles.Group}>
            <ul className={styles.Badges} aria-label={text.payments}>
              {Object.entries(PAYMENTS).map(([letter, name]) => (
                <li key={letter} className={styles.Badge}>
                  <abbr className={styles.Mark} title={name || text.payLater}>
                    {letter}
                  </abbr>
                </li>
              ))}
            </ul>
            <LanguageSwitch languages={props.store.languages} />
            <ThemeSwitch />
          </div>
        </div>
      </Container>
    </footer>
  );
}
