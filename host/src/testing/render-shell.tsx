import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeQuery } from '@tessera/shared/query';
import { renderPage, storeSettings } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useLocation } from '@tessera/shared/vendor/router';

export const store = storeSettings({
  contact: { email: 'hello@kiln-and-oak.example', phone: '+1 (555) 010-0199', address: '12 Wharf Road' },
});

// a sign-in takes its own time, and files that come late take the machine's
configure({ asyncUtilTimeout: 30_000 });

// jsdom does not scroll
window.scrollTo = () => undefined;

/** A page that says where the visitor is. */
export function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function Page({ children }: { children: ReactNode }) {
  // the shell puts the store into the cache before anything is shown
  useQueryClient().setQueryData(storeQuery().queryKey, store);
  return (
    <>
      <CurrentAddress />
      {children}
    </>
  );
}

/** Renders something of the shell on every address, beside a line that says where the visitor is. */
export function renderShell(children: ReactNode, options: RenderPageOptions = {}) {
  return renderPage(<Page>{children}</Page>, options);
}
