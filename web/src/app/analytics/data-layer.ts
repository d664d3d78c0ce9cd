/** Events for external analytics. Must never contain amounts, customer names or accounts. */
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
