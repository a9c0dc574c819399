import type { Image } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog, Picture } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState, type MouseEvent } from 'react';
import { sentenceOf } from '../../../controls/write-errors';
import { controlMessages } from '../../../messages/controls';
import { pictureFocusMessages } from '../../../messages/product/picture-focus';
import form from '../../../form/page/page-form.module.css';
import { saveFocus } from '../product.queries';
import styles from './focus-dialog.module.css';

export interface FocusDialogProps {
  id: string;
  image: Image;
  open: boolean;
  onClose: () => void;
  /** the picture as it is now */
  onSaved: (image: Image) => void;
}

const MIDDLE = { x: 50, y: 50 };
/** In percent: as near as a crop can be placed. */
const STEP = 10;
const CROPS = ['square', 'portrait', 'wide'] as const;

export const loadWords = (): Promise<void> => loadMessages([pictureFocusMessages]);

const stepOf = (share: number): number => Math.min(100, Math.max(0, Math.round((share * 100) / STEP) * STEP));

/**
 * Where what matters of a picture is: pressed on the picture, or by two sliders; beside it what the shop makes of it. It is
 * no form of its own: the page's is around it.
 */
export default function FocusDialog({ id, image, open, onClose, onSaved }: FocusDialogProps) {
  const text = useMessages(pictureFocusMessages);
  const words = useMessages(controlMessages);
  const [focus, setFocus] = useState(image.focus ?? MIDDLE);
  const saving = useMutation({
    mutationFn: () => saveFocus(id, focus),
    onSuccess: (saved) => {
      onSaved(saved);
      onClose();
      toast.success(text.saved);
    },
  });
  const failure = sentenceOf(saving.error);

  function handlePress({ clientX, clientY, currentTarget }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: stepOf((clientX - left) / width), y: stepOf((clientY - top) / height) });
  }

  const slider = (axis: 'x' | 'y', label: string) => (
    <label className={styles.Slider}>
      <span>{label}</span>
      <input
        className={styles.Range}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={focus[axis]}
        aria-valuetext={text.percent(String(focus[axis]))}
        onChange={({ target }) => setFocus({ ...focus, [axis]: Number(target.value) })}
      />
      <output className={styles.Figure}>{text.percent(String(focus[axis]))}</output>
    </label>
  );

  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={text.lead} size="lg">
      <div className={form.Group}>
        <div className={styles.Parts}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the sliders do the same by key */}
          <div className={styles.Whole} onClick={handlePress}>
            <img
              className={styles.Picture}
              src={image.src}
              width={image.width}
              height={image.height}
              alt={text.picture}
              draggable={false}
            />
            <svg className={styles.Cross} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <line vectorEffect="non-scaling-stroke" x1={focus.x} x2={focus.x} y1="0" y2="100" />
              <line vectorEffect="non-scaling-stroke" x1="0" x2="100" y1={focus.y} y2={focus.y} />
            </svg>
          </div>
          <ul className={styles.Crops} aria-label={text.crops}>
            {CROPS.map((ratio) => (
              <li key={ratio} data-ratio={ratio}>
                <Picture image={{ ...image, focus }} sizes="12rem" ratio={ratio} alt="" />
                <span className={form.Hint}>{text[ratio]}</span>
              </li>
            ))}
          </ul>
        </div>
        {slider('x', text.fromLeft)}
        {slider('y', text.fromTop)}
        {failure && <Alert tone="error">{failure}</Alert>}
        <div className={styles.Buttons}>
          <Button pending={saving.isPending} onClick={() => saving.mutate()}>
            {words.save}
          </Button>
          <Button variant="quiet" onClick={() => setFocus(MIDDLE)}>
            {text.middle}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
