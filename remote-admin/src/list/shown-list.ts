/** What a list's table is told. */
export interface ShownList<State, List> {
  state: State;
  /** undefined while the first page is on its way */
  list: List | undefined;
  /** `list` answers an earlier question */
  stale: boolean;
  /** milliseconds since the epoch: when `list` was read */
  now: number;
  locale: string;
}
