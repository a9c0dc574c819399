interface Names {
  first_name: string;
  last_name: string;
}

/** People have to be called by something. */
const NONE = '–';

/** Of somebody of whom a file says no name: as their e-mail address before the @. */
export const nameFromEmail = (email: string): string => email.split('@')[0] || NONE;

/** The names that an address needs, of somebody who may have one alone, or none. */
export const namesForAddress = ({ first_name, last_name }: Names, email: string): Names => ({
  first_name: first_name || (last_name === '' ? nameFromEmail(email) : NONE),
  last_name: last_name || NONE,
});
