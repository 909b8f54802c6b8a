import type { Language } from '@okolitsa/domain/language/language.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import type { AppHeaders, IdentityUseCases } from '../identity-use-cases.ts'
import type { Purpose } from '../store/challenge-store.ts'
import type { CodeRequest } from '../use-cases/request-code.ts'
import { CHALLENGE_COOKIE } from './present-session.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Call {
  readonly context: CallContext & { readonly language: Language }
  readonly headers: AppHeaders
}

/** Id of the code to check: the id sent by the app, otherwise the last code requested by this browser. */
const challengeOf = (context: CallContext, givenId?: string) =>
  givenId ?? UUID.exec(context.cookies[CHALLENGE_COOKIE] ?? '')?.[0]

/** Sends a code for a purpose; a cookie stores which code belongs to this browser. */
export async function askForCode(
  use: IdentityUseCases,
  request: Pick<CodeRequest, 'phone' | 'purpose' | 'customerId' | 'isKnownPhone'>,
  { context, headers }: Call,
) {
  const sent = await use.requestCode({
    ...request,
    language: context.language,
    asker: use.askerOf(context, headers, request.phone),
    previousId: challengeOf(context),
  })
  context.setCookie(CHALLENGE_COOKIE, sent.challengeId, { maxAge: sent.lifetime })
  return sent
}

/** Checks the submitted code and uses it up. @throws Refusal CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS */
export async function proveByCode(
  use: IdentityUseCases,
  request: {
    readonly phone: string
    readonly code: string
    readonly challengeId?: string | undefined
    readonly purposes: readonly Purpose[]
  },
  { context, headers }: Call,
): Promise<{ customerId: number | null }> {
  const challengeId = challengeOf(context, request.challengeId)
  const proved = await use.checkCode({ ...request, challengeId, asker: use.askerOf(context, headers, request.phone) })
  context.setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 })
  use.knownBrowsers.remember(context, request.phone)
  return proved
}
