import { createContext } from 'react'

/**
 * Id of the sentence that says why nothing is changed here; null = changes are possible. Under it, the
 * main buttons, which save or send, and switches are off and described by the sentence; a search keeps its button.
 */
export const ReadingOnly = createContext<string | null>(null)
