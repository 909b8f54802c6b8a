/** Description of a market without its own one, for search engines and the installed application. */
export const shopWords = {
  description: 'Еда прямо от\u00A0тех, кто её делает. День, способ и\u00A0цену видно до\u00A0оплаты.',
} as const
