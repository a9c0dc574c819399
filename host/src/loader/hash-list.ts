/** The list of hashes of a remote's build (scripts/webpack/build-report.js). The web server reads this file, too. */
export const HASHES = 'hashes.json';

/** A file of JSON beside a build's own: path → `sha384-…` of each of its scripts and sheets. */
export interface HashList {
  file: string;
  /** its own hash */
  integrity: string;
}
