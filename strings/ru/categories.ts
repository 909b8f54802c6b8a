/** Texts of the page of all categories. */
export const categoriesText = {
  title: 'Продукты',
  description:
    'Фермерские продукты по разделам: молоко и сыр, мясо, овощи, хлеб, мёд. Прямо из хозяйств: курьером, самовывозом или СДЭК.',
} as const
