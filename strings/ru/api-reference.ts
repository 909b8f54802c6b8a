import { quotedName } from '@okolitsa/domain/market/market-name.ts'

/** Texts of the API reference (/api/docs). */
export const apiReferenceText = {
  title: (market: string) => `API: ${quotedName(market)}`,
  lead: 'Все вызовы магазина. Ответы — JSON, ошибки — problem+json с русским заголовком. Суммы — в рублях.',
  document: 'Документ OpenAPI 3.1',
  parameters: 'Параметры',
  body: 'Тело',
  answer: 'Ответ',
  access: {
    public: 'без входа',
    customer: 'нужен вход',
    seller: 'токен продавца',
    office: 'токен офиса',
    service: 'секрет сервиса',
  },
  required: 'обязательно',
} as const
