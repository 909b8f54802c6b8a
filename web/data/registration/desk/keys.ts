export const registrationDeskKeys = {
  companyOfNumber: (inn: string) => ['cabinet', 'company-of-number', inn] as const,
  application: (organizationId: number) => ['cabinet', 'application', organizationId] as const,
  applications: ['cabinet', 'applications'] as const,
  applicationsIn: (state: string) => ['cabinet', 'applications', state] as const,
}
