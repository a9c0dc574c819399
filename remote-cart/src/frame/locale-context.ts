import { createContext } from 'react';

/** The page's locale. A cart of a hundred lines must not ask for it a hundred times. */
export const LocaleContext = createContext<string | undefined>(undefined);
