/** Text for comparison: lower case, «ё» as «е»; the same as `fold_text` of the database. */
export const foldedText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
