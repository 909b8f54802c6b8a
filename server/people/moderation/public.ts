import { createHash } from 'node:crypto'
import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** Names a seller with a text that the office has hidden or shown again. */
export const textsModerated = topicOfOne('text_moderated')

/** The reporter of a text, who is only compared. @param who the account or the network */
export const reporterOf = (who: string): string => createHash('sha256').update(who).digest('base64url')

/** The id of a text of a table with integer ids; null = the id cannot be one of these. */
export const integerIdOf = (id: string): number | null => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null)
