/** Keys of what a seller's desk has loaded of couriers. */
export const couriersDeskKeys = {
  couriers: (organizationId: number, date: string) => ['cabinet', 'couriers', organizationId, date] as const,
}
