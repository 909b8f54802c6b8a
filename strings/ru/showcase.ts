/** Where an empty screen leads to, as its button says. */
export const showcaseText = {
  farmers: 'К\u00A0фермерам',
  goods: 'К\u00A0товарам',
  menu: 'К\u00A0меню',
  tours: 'К\u00A0поездкам',
} as const
