import type * as ru from '../ru/personal-archive.ts'
import type { Words } from '../words.ts'

/** `lastSeenAt` → `Last seen at`. */
const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const personalArchive: Words<typeof ru.personalArchive> = {
  title: (market) => `What ${market} keeps about you`,
  text: 'This is everything we had about you at the moment this file was made.',
  section: inWords,
  field: inWords,
}
