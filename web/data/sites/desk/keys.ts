export const sitesDeskKeys = {
  sites: ['cabinet', 'sites'] as const,
  siteStart: (organizationId: number) => ['cabinet', 'sites', 'start', organizationId] as const,
  sitePages: (siteUuid: string) => ['cabinet', 'sites', siteUuid, 'pages'] as const,
  siteTheme: (siteUuid: string) => ['cabinet', 'sites', siteUuid, 'theme'] as const,
  siteDomains: (siteUuid: string) => ['cabinet', 'sites', siteUuid, 'domains'] as const,
  requestEmail: (siteUuid: string) => ['cabinet', 'sites', siteUuid, 'email'] as const,
}
