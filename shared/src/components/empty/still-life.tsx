/**
 * A vase, a bowl and a mug on a table: stands where nothing stands yet. Drawn in the page's own colours, without a sheet of
 * its own, so that it can be sent by a server ahead of its code.
 */
export const StillLife = () => (
  <svg width="240" height="150" viewBox="0 0 240 150" fill="none" strokeWidth="2" aria-hidden="true" focusable="false">
    <circle cx="120" cy="70" r="66" fill="var(--color-sunken)" />
    <g stroke="var(--color-line-strong)" strokeLinecap="round">
      <path d="M92 52C90 34 80 26 70 24M92 52c0-20 6-30 16-36M92 52c4-10 12-14 20-14" />
      <path d="M16 136h208" />
    </g>
    <g fill="var(--color-success-soft)">
      <ellipse cx="66" cy="23" rx="9" ry="5" transform="rotate(24 66 23)" />
      <ellipse cx="111" cy="13" rx="9" ry="5" transform="rotate(-40 111 13)" />
      <ellipse cx="117" cy="37" rx="9" ry="5" transform="rotate(-8 117 37)" />
    </g>
    <path d="M86 52h12c0 14 18 22 18 48 0 20-8 36-24 36s-24-16-24-36c0-26 18-34 18-48Z" fill="var(--color-accent)" />
    <path d="M69 92h46" stroke="var(--color-on-accent)" opacity="0.5" />
    <path d="M124 104h62c0 18-14 32-31 32s-31-14-31-32Z" fill="var(--color-skeleton)" />
    <path d="M124 104h62" stroke="var(--color-line-strong)" strokeLinecap="round" />
    <path d="M30 106h30v24a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6Z" fill="var(--color-accent-soft)" />
    <path d="M30 112h-5a8 8 0 0 0 0 16h5" stroke="var(--color-accent)" />
  </svg>
);
