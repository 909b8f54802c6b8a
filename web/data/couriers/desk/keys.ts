export const couriersDeskKeys = {
  couriers: (organizationId: number, date: string) => ['cabinet', 'couriers', organizationId, date] as const,
}
