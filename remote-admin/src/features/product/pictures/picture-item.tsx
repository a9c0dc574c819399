import type { Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { IconButton, Picture, TextField } from '@tessera/shared/ui';
import type { DragEvent } from 'react';
import { InGerman } from '../../../form/fields/in-german';
import { productMessages } from '../../../messages/product/product';
import styles from '../product.module.css';
import type { PictureDraft } from '../model/product-draft.model';

interface PictureItemProps {
  picture: PictureDraft;
  image: Image | undefined;
  /** counted from one, as people read it */
  place: string;
  isFirst: boolean;
  isLast: boolean;
  onDragStart: () => void;
  onDrop: (event: DragEvent) => void;
  onMove: (by: -1 | 1) => void;
  onSay: (said: Partial<PictureDraft>) => void;
  onFocus: () => void | Promise<void>;
  onRemove: () => void;
}

/** One picture with its description in each language, its place, and the way off. */
export function PictureItem({ picture, image, place, isFirst, isLast, ...does }: PictureItemProps) {
  const text = useMessages(productMessages).picture;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same by key
    <li className={styles.PictureItem} draggable onDragStart={does.onDragStart} onDrop={does.onDrop}>
      <div className={styles.Thumb}>{image && <Picture image={image} sizes="96px" alt="" />}</div>
      <div className={styles.PictureWords}>
        <TextField
          label={text.alt(place)}
          value={picture.alt}
          hint={isFirst ? `${text.first}. ${text.altHint}` : undefined}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => does.onSay({ alt: target.value })}
        />
        <InGerman>
          <TextField
            label={text.altInGerman(place)}
            value={picture.alt_de}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => does.onSay({ alt_de: target.value })}
          />
        </InGerman>
      </div>
      <div className={styles.PictureTools}>
        <IconButton icon="eye" label={text.focus(place)} onClick={does.onFocus} />
        <IconButton
          icon="chevron-left"
          label={text.forward(place)}
          aria-disabled={isFirst || undefined}
          onClick={() => does.onMove(-1)}
        />
        <IconButton
          icon="chevron-right"
          label={text.back(place)}
          aria-disabled={isLast || undefined}
          onClick={() => does.onMove(1)}
        />
        <IconButton icon="close" label={text.remove(place)} onClick={does.onRemove} />
      </div>
    </li>
  );
}
