import type { AdminPicture } from '@tessera/shared/contract';
import { useLateDialog } from '../../form/use-late-dialog';
import type { LibraryDialogProps } from './library-dialog';

/** The dialog, and its words in the visitor's language, which no page has. */
async function importLibraryDialog() {
  const dialog = await import(/* webpackChunkName: "admin-picture-library" */ './library-dialog');
  await dialog.loadWords();
  return dialog;
}

interface Choice {
  /** so many can be chosen; default: as many as a product has at most */
  most?: number;
  /** the dialog stays while it is done, and says why it failed */
  onChoose: (pictures: AdminPicture[]) => void | Promise<void>;
}

/** The dialog in which pictures of the library are chosen. @returns `openLibrary` opens it */
export function useLibraryDialog(choice: Choice) {
  const { Dialog, opened, open, close } = useLateDialog<null, LibraryDialogProps>(importLibraryDialog);
  return {
    openLibrary: (): void | Promise<void> => open(null),
    libraryDialog: Dialog && opened && <Dialog key={opened.count} open={opened.isOpen} onClose={close} {...choice} />,
  };
}
