/**
 * How a label on a parcel calls its recipient: by the first word of the name, for a label is read by neighbours, too. A
 * name in quotes is a company's and stays whole: «Café “Oven”» by its first word would be anybody's.
 */
export function labelName(recipientName: string): string {
  const name = recipientName.trim()
  return /["«»“”„]/.test(name) ? name : (name.split(/\s+/)[0] ?? '')
}
