import type { Image, ProductRecord } from '@tessera/shared/contract';
import { useState } from 'react';
import { useLateDialog } from '../../../form/use-late-dialog';
import type { FocusDialogProps } from './focus-dialog';

/** The dialog, and its words in the visitor's language, which no page has. */
async function importFocusDialog() {
  const dialog = await import(/* webpackChunkName: "admin-picture-focus" */ './focus-dialog');
  await dialog.loadWords();
  return dialog;
}

/**
 * The dialog in which staff tell what matters of a picture. It is saved at once: it is the picture's, not the product's.
 * @returns `images` by id, as they are after it; `openFocus` opens it for one of them
 */
export function useFocusDialog(pictures: ProductRecord['pictures']) {
  const [focused, setFocused] = useState<ReadonlyMap<string, Image>>(new Map());
  const { Dialog, opened, open, close } = useLateDialog<string, FocusDialogProps>(importFocusDialog);
  const images = new Map([...pictures.map(({ id, image }) => [id, image] as const), ...focused]);
  const image = opened && images.get(opened.asked);
  return {
    images,
    openFocus: open,
    focusDialog: Dialog && image && (
      <Dialog
        key={opened.count}
        id={opened.asked}
        image={image}
        open={opened.isOpen}
        onClose={close}
        onSaved={(saved) => setFocused((before) => new Map(before).set(opened.asked, saved))}
      />
    ),
  };
}
