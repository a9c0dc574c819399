import { addressFormat } from './address-formats';
import { countryName } from './countries';

/** The parts of an address; what it does not have is ''. */
export interface PostalAddress {
  first_name: string;
  last_name: string;
  company: string;
  line1: string;
  line2: string;
  postal_code: string;
  city: string;
  region: string;
  country: string;
}

/** What is left of '%C, %S %Z' when parts are missing must not begin or end with its punctuation. */
const DANGLING = /^[\s,-]+|[\s,-]+$/g;

/** The lines of an address as its country writes them, the country's name in the reader's language last. Nothing is empty. */
export function addressLines(address: PostalAddress, locale: string): string[] {
  const { first_name, last_name, company, line1, line2, city, region, postal_code, country } = address;
  const parts: Record<string, string> = { C: city, S: region, Z: postal_code };
  const last = addressFormat(country)
    .last_lines.split('|')
    .map((line) =>
      line
        .replace(/%([CSZ])/g, (_, part: string) => parts[part] ?? '')
        .replace(DANGLING, '')
        .replace(/\s+/g, ' '),
    );
  const lines = [`${first_name} ${last_name}`, company, line1, line2, ...last, countryName(country, locale)];
  return lines.map((line) => line.trim()).filter(Boolean);
}
