import type { ListQuery } from './list-query.ts'

/** What the cache of the page knows of a seller's orders. */
export const operatorKeys = {
  all: ['operator'] as const,
  lists: ['operator', 'orders'] as const,
  list: (query: ListQuery) => ['operator', 'orders', query] as const,
  order: (id: number) => ['operator', 'order', id] as const,
  kitchen: ['operator', 'kitchen'] as const,
  kitchenOrders: (organizationId: number) => ['operator', 'kitchen', organizationId, 'orders'] as const,
  kitchenMenu: (organizationId: number) => ['operator', 'kitchen', organizationId, 'menu'] as const,
  opinions: ['operator', 'opinions'] as const,
  opinionsIn: (queue: string) => ['operator', 'opinions', queue] as const,
  requests: ['operator', 'requests'] as const,
  requestsIn: (state: string) => ['operator', 'requests', state] as const,
  sites: ['operator', 'sites'] as const,
  widgetSections: (organizationId: number) => ['operator', 'widget-sections', organizationId] as const,
  sitePages: (siteUuid: string) => ['operator', 'sites', siteUuid, 'pages'] as const,
  siteTheme: (siteUuid: string) => ['operator', 'sites', siteUuid, 'theme'] as const,
  siteDomains: (siteUuid: string) => ['operator', 'sites', siteUuid, 'domains'] as const,
  requestEmail: (siteUuid: string) => ['operator', 'sites', siteUuid, 'email'] as const,
  versions: (pageId: string) => ['operator', 'site-page', pageId, 'versions'] as const,
  version: (pageId: string, version: number) => ['operator', 'site-page', pageId, 'versions', version] as const,
  pictures: (organizationId: number) => ['operator', 'pictures', organizationId] as const,
  preview: (id: number, change: string | null) => ['operator', 'preview', id, change] as const,
}
