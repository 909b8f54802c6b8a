import { createContext } from 'react'

/**
 * Id of the sentence that says why nothing is changed here; null = changes are possible. Under it, buttons, icon
 * buttons and switches are off and described by the sentence; links and buttons that only read keep working.
 */
export const ReadingOnly = createContext<string | null>(null)
