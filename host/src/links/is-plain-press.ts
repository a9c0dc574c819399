import type { MouseEvent } from 'react';

/** A press that means 'go there', and not 'open a tab' or 'save it'. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
