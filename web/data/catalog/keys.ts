/** What the cache of the page knows of goods. */
export const catalogKeys = {
  sellerGoods: (organizationId: number, text: string, categoryUrlKey: string | undefined) =>
    ['seller-goods', organizationId, text, categoryUrlKey] as const,
}
