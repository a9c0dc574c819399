import type { AdminPicture } from '@tessera/shared/contract';
import { PictureDialog } from './picture-dialog';
import { RemoveDialog } from './remove-dialog';

/** What is asked of pictures. */
export type PictureQuestion =
  | { kind: 'details'; picture: AdminPicture }
  | { kind: 'remove'; ids: readonly string[]; onDone: () => void };

export interface PictureDialogsProps {
  question: PictureQuestion;
  open: boolean;
  onClose: () => void;
}

/** The dialog that was asked for. */
export default function PictureDialogs({ question, ...dialog }: PictureDialogsProps) {
  if (question.kind === 'remove') return <RemoveDialog {...dialog} ids={question.ids} onDone={question.onDone} />;
  return <PictureDialog {...dialog} listed={question.picture} />;
}
