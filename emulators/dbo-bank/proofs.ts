import { randomBytes, randomInt } from 'node:crypto'

/** Lifetime of a proof, ms. */
export const PROOF_LIFETIME_MS = 5 * 60_000

export type CredentialKind = 'code' | 'token'

interface Proof {
  readonly kind: CredentialKind
  readonly subject: string
  readonly endsAt: number
}

/** One-time codes and tokens of the bank, each of which identifies its client once, within its lifetime. */
export class Proofs {
  readonly #proofs = new Map<string, Proof>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  issue(kind: CredentialKind, subject: string): string {
    const value =
      kind === 'code' ? String(randomInt(0, 100_000_000)).padStart(8, '0') : randomBytes(24).toString('base64url')
    this.#proofs.set(value, { kind, subject, endsAt: this.#now() + PROOF_LIFETIME_MS })
    return value
  }

  /** Uses a proof; returns the client's subject, null = unknown, used or expired. */
  take(kind: CredentialKind, value: string): string | null {
    const proof = this.#proofs.get(value)
    if (proof?.kind !== kind) return null
    this.#proofs.delete(value)
    return proof.endsAt > this.#now() ? proof.subject : null
  }
}
