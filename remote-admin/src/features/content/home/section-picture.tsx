import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { HomePicture } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { homeMessages } from '../../../messages/content/home';
import { PictureField } from '../../../pictures/picture-field';
import { sendPicture } from './home.queries';
import type { SectionDraft } from './home.model';

interface SectionPictureProps {
  section: SectionDraft;
  error: string | undefined;
  onSent: (picture: HomePicture) => void;
}

/** The picture of a section: sent at once or chosen, shown to shoppers once the page is saved. */
export function SectionPicture({ section: { image }, error, onSent }: SectionPictureProps) {
  const text = useMessages(homeMessages).picture;
  const sending = useMutation({ mutationFn: sendPicture, onSuccess: onSent });
  return (
    <PictureField
      image={image}
      ratio="wide"
      words={text}
      error={sending.error ? sending.error.message || UNEXPECTED_ERROR : error}
      pending={sending.isPending}
      onFile={sending.mutate}
      onChoose={({ id: image_id, image: chosen }) => onSent({ image_id, image: chosen })}
    />
  );
}
