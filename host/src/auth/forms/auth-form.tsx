import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Alert, Button } from '@tessera/shared/ui';
import styles from './auth-form.module.css';
import type { Banner } from './use-late-form';

export interface AuthFormProps {
  state: { form: ComponentPropsWithRef<'form'>; pending: boolean; banner?: Banner };
  /** name of the form for assistive technology */
  label: string;
  /** the words on its button */
  action: string;
  pendingText?: string;
  /** the fields */
  children: ReactNode;
}

/** On a phone the end of a long form is all that is seen of it. */
const scrollToBanner = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

/**
 * Fields, then the banner beside the button that it answers (docs/product.md §2: red for errors, green for success).
 */
export function AuthForm({ state: { form, pending, banner }, label, action, pendingText, children }: AuthFormProps) {
  const alert = banner && (
    <div ref={scrollToBanner} className={styles.Banner}>
      <Alert tone={banner.tone}>{banner.text}</Alert>
    </div>
  );
  return (
    <form {...form} className={styles.Form} aria-label={label}>
      {children}
      <div>
        {banner?.tone === 'error' && alert}
        {/* there before its words are: else they are not read out */}
        <div aria-live="polite">{banner?.tone === 'success' && alert}</div>
        <Button type="submit" size="lg" block pending={pending} pendingText={pendingText}>
          {action}
        </Button>
      </div>
    </form>
  );
}
