/** Texts of the page of a link that puts goods into the cart. */
export const linkedGoods = {
  pageTitle: 'В\u00A0корзину по\u00A0ссылке',
  title: 'Кладём в\u00A0корзину',
  failedTitle: 'Не\u00A0положили в\u00A0корзину',
  adding: 'Секунду, кладём товары в\u00A0корзину…',
  withoutScripts:
    'Корзине нужны скрипты, а\u00A0в\u00A0этом браузере они выключены. Включите их и\u00A0обновите страницу: товары лягут в\u00A0корзину.',
  added: 'Товары в\u00A0корзине',
  offline: 'Не\u00A0удалось связаться с\u00A0магазином. Проверьте связь и\u00A0повторите.',
  retry: 'Повторить',
  toCart: 'Открыть корзину',
  goneTitle: 'По\u00A0этой ссылке нечего положить в\u00A0корзину',
  goneText: 'Товаров больше нет в\u00A0продаже, или ссылка неполная. Посмотрите, что есть в\u00A0магазине сейчас.',
  toShop: 'В\u00A0магазин',
  times: (quantity: number) => `× ${quantity}`,
} as const
