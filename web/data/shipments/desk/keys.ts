export const shipmentsDeskKeys = {
  parcels: ['cabinet', 'parcels'] as const,
  parcelsOf: (organizationId: number) => ['cabinet', 'parcels', 'of', organizationId] as const,
  parcel: (orderId: number) => ['cabinet', 'parcels', 'order', orderId] as const,
  courierCalls: (organizationId: number) => ['cabinet', 'parcels', 'couriers', organizationId] as const,
  shipmentSender: (organizationId: number) => ['cabinet', 'shipment-sender', organizationId] as const,
}
