/** Side of a window, and how far apart windows begin. Pixels. */
const WINDOW = 8;
const STEP = 4;
/** The constants of the measure for 8 bits a sample: (0.01 · 255)² and (0.03 · 255)². */
const C1 = 6.5025;
const C2 = 58.5225;
/** The part of the windows that may be worse than the answer. */
const WORST = 0.05;

/** Structural similarity of two windows (Wang et al. 2004). */
function similarity(a: Uint8Array, b: Uint8Array, width: number, start: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1) {
    for (let at = start + row * width; at < start + row * width + WINDOW; at += 1) {
      const [p, q] = [a[at] ?? 0, b[at] ?? 0];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const variances = squaresA / count - meanA * meanA + squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA * meanA + meanB * meanB + C1) * (variances + C2));
}

/**
 * How alike two pictures of one size look, by their structure: the similarity that 95 % of their windows reach. Not the mean:
 * a quiet ground would make up for an object that has lost its edges.
 * @param a brightness of each pixel, 0 to 255, row by row
 * @param b the same of the other picture
 * @param width of both, in pixels
 * @returns 1 for the same picture, less for others; 1 for one that has no window
 */
export function likeness(a: Uint8Array, b: Uint8Array, width: number): number {
  const found: number[] = [];
  for (let y = 0; (y + WINDOW) * width <= a.length; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) found.push(similarity(a, b, width, y * width + x));
  }
  return found.sort((one, other) => one - other)[Math.floor(found.length * WORST)] ?? 1;
}
