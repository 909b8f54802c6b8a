/**
 * The recipient's name on a parcel label: only the first word, since neighbours may read it. A name in quotes is a
 * company's and stays complete: the first word of «Café “Oven”» would be ambiguous.
 */
export function labelName(recipientName: string): string {
  const name = recipientName.trim()
  return /["«»“”„]/.test(name) ? name : (name.split(/\s+/)[0] ?? '')
}
