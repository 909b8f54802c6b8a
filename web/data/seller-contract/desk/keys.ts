export const sellerContractKeys = {
  contract: (organizationId: number) => ['cabinet', 'contract', organizationId] as const,
}
