import type { ReactNode } from 'react';
import { on } from '@tessera/shared/events';
import type { Store } from '@tessera/shared/contract';
import { storeQuery } from '@tessera/shared/query';
import { renderPage } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useLocation } from '@tessera/shared/vendor/router';

export const store: Store = {
  name: 'Kiln & Oak',
  currency: 'USD',
  locale: 'en-US',
  email: 'hello@kiln-and-oak.example',
  phone: '+1 (555) 010-0199',
  address: '12 Wharf Road',
  sign_in_prompt: 'never',
  heroes: [],
};

function Page({ setting, children }: { setting: Store['sign_in_prompt']; children: ReactNode }) {
  const { pathname, search } = useLocation();
  // the shell puts the store into the cache before anything is shown
  useQueryClient().setQueryData(storeQuery().queryKey, { ...store, sign_in_prompt: setting });
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      {children}
    </>
  );
}

/** Renders something of the shell on every address, beside a line that says where the visitor is. */
export function renderShell(
  children: ReactNode,
  { prompt = 'never', ...options }: RenderPageOptions & { prompt?: Store['sign_in_prompt'] } = {},
) {
  return renderPage(<Page setting={prompt}>{children}</Page>, options);
}

/** Collects the texts of all toasts. @returns them, and a function that ends it */
export function listenToToasts(): { texts: string[]; stop: () => void } {
  const texts: string[] = [];
  return { texts, stop: on('toast', ({ text }) => texts.push(text)) };
}
