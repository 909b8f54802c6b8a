/** Texts of products taken off sale because pickers did not find them. */
export const emptiedShelves = {
  title: 'Снято с\u00A0продажи',
  off: (title: string) => `Сняли с\u00A0продажи: ${title}`,
  amount: (amount: string) => `Списали ${amount}: не\u00A0нашли`,
  uncounted: 'Остаток теперь ноль. Вернёте\u00A0— снова будет без счёта',
  return: 'Вернуть',
  returnOf: (title: string) => `Вернуть на\u00A0полку: ${title}`,
  returned: (title: string) => `Снова в\u00A0продаже: ${title}`,
  over: (title: string) => `Уже вернули или прошло больше часа: ${title}. Поправьте в\u00A0«Остатках»`,
} as const
