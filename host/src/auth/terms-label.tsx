import { paths } from '@tessera/shared/paths';

/** SPEC.md §2: what one agrees to, to be read in another tab, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <a href={paths.page('terms')} target="_blank" rel="noopener">
        Terms of Service
      </a>{' '}
      and{' '}
      <a href={paths.page('privacy')} target="_blank" rel="noopener">
        Privacy Policy
      </a>
    </>
  );
}
