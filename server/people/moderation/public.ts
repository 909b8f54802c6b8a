import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** Names a seller with a text that the office has hidden or shown again. */
export const textsModerated = topicOfOne('text_moderated')

/** The id of a text of a table with integer ids; null = the id cannot be one of these. */
export const integerIdOf = (id: string): number | null => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null)
