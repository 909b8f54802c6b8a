/**
 * The recipient's name on a parcel label: the first word only, since neighbours may read it. A name in quotes is a
 * company's and stays whole: «Café “Oven”» by its first word would be ambiguous.
 */
export function labelName(recipientName: string): string {
  const name = recipientName.trim()
  return /["«»“”„]/.test(name) ? name : (name.split(/\s+/)[0] ?? '')
}
