/** What search engines and an installed shop say of it. */
export const shopWords = {
  description:
    'Сыр, молоко, мясо, овощи и\u00A0хлеб прямо от\u00A0фермеров. Выбирайте хозяйство и\u00A0собирайте корзину: день, способ и\u00A0цену доставки видно до\u00A0оплаты.',
} as const
