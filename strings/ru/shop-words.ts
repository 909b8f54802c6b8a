/** Description for search engines and the installed shop. */
export const shopWords = {
  description:
    'Сыр, молоко, мясо, овощи и\u00A0хлеб прямо от\u00A0фермеров. Выбирайте хозяйство и\u00A0собирайте корзину: день, способ и\u00A0цену доставки видно до\u00A0оплаты.',
} as const
