export const registrationDeskKeys = {
  companyOfNumber: (inn: string) => ['cabinet', 'company-of-number', inn] as const,
  application: (organizationId: number) => ['cabinet', 'application', organizationId] as const,
}
