import { type RefObject, useEffect, useState } from 'react';

/** docs/product.md §9: how long the copied indicator stays, in milliseconds. */
export const COPIED_FOR = 2_000;

export type CopyState = 'idle' | 'copied' | 'selected';

/** Where the browser gives no clipboard (pages without https): marks the text, so that the keyboard can copy it. */
function copyBySelecting(element: HTMLElement): CopyState {
  getSelection()?.selectAllChildren(element);
  try {
    // deprecated, and the only way there is without a clipboard
    return document.execCommand('copy') ? 'copied' : 'selected';
  } catch {
    return 'selected';
  }
}

/** Copies the text of an element; the state says for 2 s what has become of it. */
export function useCopy(ref: RefObject<HTMLElement | null>): { state: CopyState; copy: () => Promise<void> } {
  const [{ state, times }, setResult] = useState({ state: 'idle' as CopyState, times: 0 });
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setResult(({ times }) => ({ state: 'idle', times })), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state, times]);

  const copy = async (): Promise<void> => {
    const element = ref.current;
    if (!element) return;
    // navigator.clipboard is missing on insecure pages, whatever its type says
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await (
      clipboard?.writeText(element.textContent) ?? Promise.reject(new Error('no clipboard'))
    ).then(
      () => true,
      () => false,
    );
    const next = isCopied ? 'copied' : copyBySelecting(element);
    setResult(({ times }) => ({ state: next, times: times + 1 }));
  };
  return { state, copy };
}
