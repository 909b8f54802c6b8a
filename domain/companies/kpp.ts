import type { FieldMistake } from '../validation/field-rules.ts'

/** Returns true for a КПП: four digits of the tax office, two characters of the reason, three digits of the number. */
export const isKpp = (text: string): boolean => /^\d{4}[\dA-Z]{2}\d{3}$/.test(text)

/** The mistake of a КПП: companies have one, proprietors and persons have none. */
export function kppMistake(isCompany: boolean, kpp: string): FieldMistake | null {
  if (!isCompany) return 'kppOfPerson'
  return isKpp(kpp) ? null : 'kpp'
}
