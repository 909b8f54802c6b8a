/** URL of a photo of an order for its seller. */
export const staffPhotoUrl = (orderId: number, photoId: string): string =>
  `/v1/cabinet/orders/${orderId}/photos/${photoId}`
