/** An error under a field begins with a capital letter; the wire keeps its own spelling. */
export const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
