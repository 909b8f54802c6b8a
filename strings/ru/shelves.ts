/** Texts of shelves on lists and pages. */
export const shelvesText = {
  nextDelivery: { title: 'Ближайший заказ', all: 'Все заказы' },
  buyAgain: {
    title: 'Купить снова',
    note: 'Что вы уже получали, по\u00A0сегодняшней цене',
  },
} as const
