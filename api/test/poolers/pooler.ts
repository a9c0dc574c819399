/** What hands out connections to PostgreSQL by transaction. */
export interface Pooler {
  /** as the database's own, by way of the pooler */
  url: string;
  stop(): Promise<void>;
}
