export const identityKeys = {
  customer: ['customer'] as const,
  addresses: ['addresses'] as const,
  consents: ['consents'] as const,
  requiredTexts: ['consents', 'required'] as const,
  personalData: ['personal-data'] as const,
  sessions: ['sessions'] as const,
  begun: (areas: readonly string[]) => ['begun-areas', ...areas] as const,
}
