import type { JSX } from 'react';

/** A spot of one colour, or of two from corner to corner; it says nothing by itself. */
export function Colours(props: { colours: readonly string[]; className: string | undefined }): JSX.Element {
  const [first, second] = props.colours;
  return (
    <svg className={props.className} viewBox="0 0 2 2" aria-hidden>
      <path d="M0 0h2v2H0" fill={first} />
      {second && <path d="M2 0v2H0" fill={second} />}
    </svg>
  );
}
