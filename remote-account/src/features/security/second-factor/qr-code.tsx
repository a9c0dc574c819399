import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './second-factor.module.css';

/** Modules of light around it (ISO/IEC 18004 §6.3.8). */
const QUIET = 4;

interface QrCodeProps {
  /** what a camera reads */
  text: string;
  /** what it is, for who does not see it */
  label: string;
}

/** A text for a camera. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  return (
    <svg className={styles.Code} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
