import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminPicture, Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { storeMessages } from '../../../messages/settings/store';
import { PictureField } from '../../../pictures/picture-field';
import styles from './logo-field.module.css';
import { sendLogo } from './store.queries';

interface LogoFieldProps {
  logo: Image | null;
  error: string | undefined;
  /** null: the name alone is to be shown */
  onChange: (picture: Pick<AdminPicture, 'id' | 'image'> | null) => void;
}

const THEMES = ['light', 'dark'] as const;

/** The picture that stands for the name: sent or chosen at once, shown to shoppers once the settings are saved. */
export default function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const text = useMessages(storeMessages).logo;
  const sending = useMutation({ mutationFn: sendLogo, onSuccess: onChange });
  return (
    <div>
      <PictureField
        image={logo}
        ratio="wide"
        words={text}
        error={sending.error ? sending.error.message || UNEXPECTED_ERROR : error}
        pending={sending.isPending}
        onFile={sending.mutate}
        onChoose={onChange}
        remove={{ label: text.remove, onRemove: () => onChange(null) }}
      />
      {logo && (
        <ul className={styles.Looks} aria-label={text.looks}>
          {THEMES.map((theme) => (
            <li key={theme} className={styles.Look} data-theme={theme}>
              <img className={styles.Logo} src={logo.src} width={logo.width} height={logo.height} alt={text[theme]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
