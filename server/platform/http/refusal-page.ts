import { createHash } from 'node:crypto'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language-of.ts'
import { sendPlainPage } from './plain-page.ts'

/** Script that counts the seconds down; the page reloads without it, too. */
const COUNTDOWN =
  "const s=document.querySelector('b');setInterval(()=>{const n=Number(s.textContent)-1;if(n>=0)s.textContent=n},1000)"
const COUNTDOWN_HASH = `'sha256-${createHash('sha256').update(COUNTDOWN).digest('base64')}'`

/** Maximum wait after which the page reloads itself, s. */
const LONGEST_WAIT = 300
/** Random extra wait as a share of the wait, so that pages refused together do not reload together. */
const SPREAD = 0.3

/** True when a person reads the answer, rather than a program. */
export const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true

/** A refusal as a page with its message and a countdown to the reload. */
export function sendRefusalPage(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const language = languageOf(request)
  const { refusalPage, errorScreens } = wordsIn(language)
  const { retryAfter = 0, code, status } = problem
  const title = retryAfter > 0 ? refusalPage.title : errorScreens.generic.title
  const why = (refusalPage.why as Readonly<Record<string, string>>)[code] ?? problem.title
  const page = { language, status, title, parts: [`<p>${why}.</p>`] }
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (retryAfter === 0 || retryAfter > LONGEST_WAIT || !reads) return sendPlainPage(reply, page)
  const wait = Math.ceil(retryAfter * (1 + SPREAD * Math.random()))
  return sendPlainPage(reply, {
    ...page,
    head: `<meta http-equiv="refresh" content="${wait}">`,
    parts: [...page.parts, `<p>${refusalPage.opensIn(`<b>${wait}</b>`)}</p><script>${COUNTDOWN}</script>`],
    scripts: COUNTDOWN_HASH,
  })
}
