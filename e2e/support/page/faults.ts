import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Whoever goes on while one page still turns into the next: React Router ends the picture of it, and nothing is lost. */
const SKIPPED = 'Transition was skipped. skipTransition() called';

/**
 * Everything that went wrong on a page without anybody noticing: errors on the console (React's about hydration
 * among them), uncaught errors, violations of the page's content security policy.
 */
export class Faults {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** @param page must not have been used yet */
  async watch(page: Page): Promise<void> {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        reportError(new Error(`CSP violation: ${violatedDirective} ${blockedURI} ${sourceFile}`));
      });
    });
    page.on('console', (message) => this.take(message));
    page.on('pageerror', ({ message }) => {
      if (message !== SKIPPED) this.found.push(`uncaught: ${message}`);
    });
  }

  private take(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    this.found.push(`${message.text()} (${message.location().url})`);
  }

  /** A test that makes something fail states here what the browser may say about it. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  get unexpected(): string[] {
    return this.found.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)));
  }

  check(): void {
    expect(this.unexpected, 'nothing goes wrong unnoticed').toEqual([]);
  }
}
