import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as cart from '@tessera/shared/cart';
import * as client from '@tessera/shared/client';
import type { SharedModule } from '@tessera/shared/composition';
import * as events from '@tessera/shared/events';
import * as forms from '@tessera/shared/forms';
import * as formsReact from '@tessera/shared/forms/react';
import * as i18n from '@tessera/shared/i18n';
import * as query from '@tessera/shared/query';
import * as session from '@tessera/shared/session';
import * as ui from '@tessera/shared/ui';
import * as vendorQuery from '@tessera/shared/vendor/query';
import * as vendorRouter from '@tessera/shared/vendor/router';

/**
 * What the renderer hands to a remote's server build: the same modules as in the browser, by the same names, but for
 * `react-dom/client`, which needs a document.
 */
export const provided: Partial<Record<SharedModule, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  '@tessera/shared/cart': cart,
  '@tessera/shared/client': client,
  '@tessera/shared/events': events,
  '@tessera/shared/forms': forms,
  '@tessera/shared/forms/react': formsReact,
  '@tessera/shared/i18n': i18n,
  '@tessera/shared/query': query,
  '@tessera/shared/session': session,
  '@tessera/shared/ui': ui,
  '@tessera/shared/vendor/query': vendorQuery,
  '@tessera/shared/vendor/router': vendorRouter,
};
