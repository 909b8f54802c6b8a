/** Page of a temporary failure. */
export const refusalPage = {
  title: 'Подождите немного',
  /** Reasons by the code of the refusal. */
  why: {
    TOO_MANY_REQUESTS: 'С\u00A0вашего адреса сейчас открывают очень много страниц',
    OVERLOADED: 'Сейчас у\u00A0нас очень много покупателей',
    INTERRUPTED: 'Связь на\u00A0секунду прервалась',
  },
  opensIn: (seconds: string) => `Страница откроется сама через\u00A0${seconds}\u00A0с.`,
} as const
