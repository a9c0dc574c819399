const TRACKING: Record<string, string> = {
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  dpd: 'https://tracking.dpd.de/parcelstatus?query=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  gls: 'https://gls-group.com/track/',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
  royalmail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

/** Where a carrier tells how far a parcel is; null for one that we do not know, or without a number. */
export function trackingUrl(carrier: string, tracking_number: string): string | null {
  const base = TRACKING[carrier.toLowerCase().replace(/[^a-z]/g, '')];
  return base && tracking_number ? base + encodeURIComponent(tracking_number) : null;
}
