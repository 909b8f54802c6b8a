/** Texts of shelves next to lists and pages. */
export const shelvesText = {
  buyAgain: {
    title: 'Купить снова',
    note: 'Что вы уже получали, по\u00A0сегодняшней цене',
  },
} as const
