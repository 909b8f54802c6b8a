import { createContext } from 'react'

/**
 * Id of the sentence that says why nothing is changed here; null = changes are possible. Under it, buttons that save or
 * send are off and named by the sentence.
 */
export const ReadingOnly = createContext<string | null>(null)
