/** Capitalizes an error under a field; the wire keeps its own spelling. */
export const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
