/** URL of a photo of an order for its customer. */
export const orderPhotoUrl = (orderId: number, photoId: string): string => `/api/v1/orders/${orderId}/photos/${photoId}`
