/** Links of empty screens, as their buttons are worded. */
export const showcaseText = {
  farmers: 'К\u00A0фермерам',
  restaurants: 'К\u00A0ресторанам',
  home: 'На\u00A0главную',
  goods: 'К\u00A0товарам',
  menu: 'К\u00A0меню',
  tours: 'К\u00A0поездкам',
} as const
