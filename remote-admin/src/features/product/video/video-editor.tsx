import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, SelectField, TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useRef } from 'react';
import { InGerman } from '../../../form/fields/in-german';
import form from '../../../form/page/page-form.module.css';
import { videoMessages } from '../../../messages/product/video';
import { sendToLibrary } from '../../../pictures/pictures.queries';
import { takeFrame } from './take-frame';
import styles from './video.module.css';
import type { VideoDraft } from './video.model';

interface VideoEditorProps {
  product: ProductRecord;
  shown: NonNullable<ProductRecord['video']>;
  video: VideoDraft;
  onChange: (video: VideoDraft | null) => void;
}

const MEGABYTE = 1024 * 1024;

/** The video with what is said of it, its place and the picture that stands for it. */
export default function VideoEditor({ product, shown, video, onChange }: VideoEditorProps) {
  const text = useMessages(videoMessages);
  const locale = useLocale();
  const player = useRef<HTMLVideoElement>(null);
  const say = (said: Partial<VideoDraft>): void => onChange({ ...video, ...said });
  const frame = useMutation({
    mutationFn: async (): Promise<string> => {
      const file = player.current && (await takeFrame(player.current));
      if (!file) throw new Error(text.frameFailed);
      return (await sendToLibrary(file)).id;
    },
    onSuccess: (poster_id) => say({ poster_id }),
  });
  const { pictures } = product;
  const places = Array.from({ length: Math.max(pictures.length, video.place) }, (_, at) => at + 1);
  const isFrame = video.poster_id !== null && !pictures.some(({ id }) => id === video.poster_id);
  const one = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <div className={styles.Video}>
      <div className={styles.Preview}>
        <video
          ref={player}
          className={styles.Player}
          src={shown.src}
          width={shown.width}
          height={shown.height}
          aria-label={text.preview}
          controls
          muted
          playsInline
          preload="metadata"
        />
        <p className={form.Hint}>
          {text.facts(one(shown.duration_ms / 1000), shown.width, shown.height, one(shown.bytes / MEGABYTE))}
        </p>
      </div>
      <div className={styles.Words}>
        <TextField
          label={text.label}
          hint={text.labelHint}
          value={video.label}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => say({ label: target.value })}
        />
        <InGerman>
          <TextField
            label={text.labelInGerman}
            value={video.label_de}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => say({ label_de: target.value })}
          />
        </InGerman>
        <SelectField
          label={text.place}
          value={video.place}
          onChange={({ target }) => say({ place: Number(target.value) })}
        >
          {places.map((place) => (
            <option key={place} value={place}>
              {text.placeAfter(place.toLocaleString(locale))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.poster}
          hint={text.posterHint}
          value={video.poster_id ?? ''}
          onChange={({ target }) => say({ poster_id: target.value || null })}
        >
          <option value="">{text.posterFirst}</option>
          {pictures.map(({ id, alt }, at) => (
            <option key={id} value={id}>
              {text.posterNumber((at + 1).toLocaleString(locale), alt)}
            </option>
          ))}
          {isFrame && video.poster_id && <option value={video.poster_id}>{text.posterFrame}</option>}
        </SelectField>
        <div className={styles.Tools}>
          <Button variant="secondary" size="sm" pending={frame.isPending} onClick={() => frame.mutate()}>
            {text.takeFrame}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        </div>
        <p className={form.Hint} role="status">
          {frame.error?.message ?? (frame.isSuccess && isFrame ? text.frameTaken : '')}
        </p>
      </div>
    </div>
  );
}
