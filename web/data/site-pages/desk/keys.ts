export const sitePagesDeskKeys = {
  versions: (pageId: string) => ['cabinet', 'site-page', pageId, 'versions'] as const,
  version: (pageId: string, version: number) => ['cabinet', 'site-page', pageId, 'versions', version] as const,
}
