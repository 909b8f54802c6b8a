/** Words of notifications that are about no order. */
export const notificationNews = {
  backInStock: ({ productTitle, sellerTitle }: { readonly productTitle: string; readonly sellerTitle: string }) => ({
    title: `Снова есть: ${productTitle}`,
    text: `${sellerTitle}: то, что вы ждали, опять можно заказать. Для\u00A0вас не\u00A0откладывали, так что не\u00A0тяните.`,
  }),
} as const
