/** From one moment on, until before another one. */
export interface Stretch {
  from: Date;
  before: Date;
}
