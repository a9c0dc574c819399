/** One line of the table: a sentence of what is measured, what is to be reached, and what came out. */
export interface Row {
  what: string;
  reach: string;
  measured: string;
  reached: boolean;
  /** what else is worth knowing about the number */
  detail?: string;
}

/** @param value e.g. 1.0432 @returns `1.04` */
export const ratio = (value: number): string => value.toFixed(2);

/** @param bytes on the wire @returns `123.4 KiB` */
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** @param milliseconds @returns `1.24 s` */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
