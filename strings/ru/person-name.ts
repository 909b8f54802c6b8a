const PATRONYMIC = /(вич|вна|ична|ьич|оглы|кызы)$/iu

/**
 * Form of address. Banks and registers write the family name first: «Горячева Зоя Павловна» is «Зоя Павловна». Other
 * forms stay unchanged.
 */
export function spokenName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [, first, patronymic] = words
  return words.length === 3 && first && patronymic && PATRONYMIC.test(patronymic) ? `${first} ${patronymic}` : name
}
