/** How people call an order. */
export const orderNumberOf = (orderId: number): string => String(orderId)
