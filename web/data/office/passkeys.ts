import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { refusalWords } from '../../platform/client/refusal-words.ts'

const text = officePeople.passkeyTrouble

/** The browser offers no passkeys. */
class PasskeysUnsupported extends Error {}

function demandSupport(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeysUnsupported('passkeys')
}

/** Asks the device for a new passkey. @param options JSON text of the server */
export async function makePasskey(options: string) {
  demandSupport()
  return { ...(await startRegistration({ optionsJSON: JSON.parse(options) })) }
}

/** Asks the device for a signature of a passkey. @param options JSON text of the server */
export async function signWithPasskey(options: string) {
  demandSupport()
  return { ...(await startAuthentication({ optionsJSON: JSON.parse(options) })) }
}

/** Message of a failed ceremony: of the server, of the device, or of the browser, which gives no reason. */
export function passkeyWords(error: unknown): string {
  if (error instanceof PasskeysUnsupported) return text.unsupported
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  return isKnown ? text.known : refusalWords(error, text.refused)
}
