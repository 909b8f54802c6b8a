import { sealedIds } from '../../platform/secrets/sealed-id.ts'

const idsOf = (secret: string) => sealedIds(secret, 'seller-invitation')

export const invitationToken = (secret: string, id: number): string => idsOf(secret).seal(id)

/** The invitation of a token; null = invalid. */
export const invitationOfToken = (secret: string, token: string): number | null => idsOf(secret).open(token)
