/** What is told to whoever reads the page's data layer: never an amount, a customer's name or an account. */
export type AnalyticsEvent =
  | { event: 'page_view'; page: string; name?: string; step?: string }
  | { event: 'error'; page: string; step: string; code?: string };

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

export function track(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
