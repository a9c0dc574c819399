import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as cart from '@tessera/shared/cart';
import * as client from '@tessera/shared/client';
import * as events from '@tessera/shared/events';
import * as i18n from '@tessera/shared/i18n';
import * as query from '@tessera/shared/query';
import * as session from '@tessera/shared/session';
import * as ui from '@tessera/shared/ui';
import * as vendorQuery from '@tessera/shared/vendor/query';
import * as vendorRouter from '@tessera/shared/vendor/router';

/** What the renderer hands to a remote's server build: the same singletons as in the browser, by the same names. */
export const provided: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  '@tessera/shared/cart': cart,
  '@tessera/shared/client': client,
  '@tessera/shared/events': events,
  '@tessera/shared/i18n': i18n,
  '@tessera/shared/query': query,
  '@tessera/shared/session': session,
  '@tessera/shared/ui': ui,
  '@tessera/shared/vendor/query': vendorQuery,
  '@tessera/shared/vendor/router': vendorRouter,
};
