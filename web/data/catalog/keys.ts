/** What the cache of the page knows of goods. */
export const catalogKeys = {
  sellerGoods: (sellerId: number, text: string, categoryUrlKey: string | undefined) =>
    ['seller-goods', sellerId, text, categoryUrlKey] as const,
}
