/** Text with a full stop at its end, unless it ends with a mark of a sentence. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim()
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
