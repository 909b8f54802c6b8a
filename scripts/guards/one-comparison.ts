import type { Guard } from './guard.ts'

const PLACE = 'server/platform/secrets/is-same-secret.ts'

/**
 * Reports other comparisons of secrets: timingSafeEqual throws when its sides differ in bytes, which is easily checked
 * in characters by mistake.
 */
export const oneComparison: Guard = {
  sentence: 'secrets are compared by isSameSecret: nobody else calls timingSafeEqual',
  appliesTo: (path) => /\.(ts|tsx|mjs)$/.test(path) && path !== PLACE && !path.startsWith('scripts/guards/'),
  check: (text) =>
    text
      .split('\n')
      .flatMap((line, index) => (line.includes('timingSafeEqual') ? [`${index + 1}: call isSameSecret`] : [])),
}
