import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '@tessera/scripts/programs';
import { NetworkLog } from './network-log';

export interface Device {
  width: number;
  height: number;
  /** device pixels per CSS pixel */
  scale: number;
  mobile: boolean;
}

export const PHONE: Device = { width: 390, height: 844, scale: 2, mobile: true };
/** A phone as most people carry: Lighthouse's own. */
export const WIDE_PHONE: Device = { width: 412, height: 823, scale: 1.75, mobile: true };
export const DESKTOP: Device = { width: 1440, height: 900, scale: 1, mobile: false };

/** A slow phone on a slow line: the mobile profile that Lighthouse uses, too. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
const CPU_SLOWDOWN = 4;

/** One tab with an empty cache and nothing stored. */
export interface Visit {
  page: Page;
  log: NetworkLog;
  /** what the page wrote to its console as an error, or threw */
  errors: string[];
  close: () => Promise<void>;
}

export interface VisitOptions {
  device: Device;
  /** 1.6 Mbit/s, 150 ms there and back, a processor four times slower */
  throttled?: boolean;
  javaScript?: boolean;
  /** runs in the page before anything of its own */
  script?: string;
}

/** Starts one browser for `work` and ends it afterwards, whatever happens. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

function openContext(browser: Browser, { device, javaScript = true }: VisitOptions): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    isMobile: device.mobile,
    hasTouch: device.mobile,
    javaScriptEnabled: javaScript,
    locale: 'en-US',
  });
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Opens an empty tab in a fresh profile: cold cache, no storage, nothing of an earlier visit. */
export async function openCold(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await NetworkLog.attach(session, page);
  if (options.throttled) await throttle(session);
  if (options.script) await page.addInitScript(options.script);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return { page, log, errors, close: () => context.close() };
}
