/** One-time codes of an authenticator app (RFC 6238) as most apps read them. */
export const TOTP = { digits: 6, periodSeconds: 30, stepsOfDrift: 1 } as const

/** Number of the period at a moment: the moving factor of the code. */
export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP.periodSeconds)

/**
 * The step whose code was shown; null = none of the accepted steps. Steps up to `lastStep` were used or are older than
 * a used one, so a code counts once.
 */
export function matchedStep(now: Date, lastStep: number | null, isCodeOf: (step: number) => boolean): number | null {
  const current = totpStepAt(now)
  for (let step = current - TOTP.stepsOfDrift; step <= current + TOTP.stepsOfDrift; step += 1)
    if ((lastStep === null || step > lastStep) && isCodeOf(step)) return step
  return null
}
