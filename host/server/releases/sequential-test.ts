/** How much likelier a difference is where the new version is the worse one: then nine of ten differences are its. */
const WORSE = Math.log(0.9 / 0.5);
const BETTER = Math.log(0.1 / 0.5);
/** Evidence at which it is decided: among a thousand differences that mean nothing it is not reached once. */
const ENOUGH = Math.log(0.95 / 0.001);

/**
 * Whether a new version is worse than the old one, decided as soon as it can be (Wald's sequential test, started over
 * whenever the old one is ahead, as CUSUM does): at the earliest by twelve differences, all of them to the new one's
 * disadvantage. What happens to both versions alike says nothing and is not counted.
 */
export class SequentialTest {
  private evidence = 0;
  private counts = { worse: 0, better: 0 };

  /** @param weight so many differences at once, 1 to 6 */
  note(difference: 'worse' | 'better', weight = 1): void {
    this.counts[difference] += weight;
    this.evidence = Math.max(0, this.evidence + weight * (difference === 'worse' ? WORSE : BETTER));
  }

  /** How many differences there were to the new version's disadvantage, and to its advantage. */
  get differences(): Readonly<{ worse: number; better: number }> {
    return this.counts;
  }

  get isWorse(): boolean {
    return this.evidence >= ENOUGH;
  }
}
