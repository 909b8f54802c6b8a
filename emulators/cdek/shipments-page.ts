import { escapeHtml, page } from '../page.ts'
import type { BookedIntake } from './intake-routes.ts'
import type { BookedShipment } from './shipment-book.ts'

/** Maximum shipments shown, the newest first. */
const MAX_SHOWN = 100

interface Shown {
  readonly entry: BookedShipment
  /** The next step of the shipment; null = none. */
  readonly next: string | null
  readonly code: string
}

const stepForm = (uuid: string, code: string | null, label: string, style: 'yes' | 'no') =>
  `<form method="post" action="/cdek/shipments/${uuid}/step">${
    code === null ? '' : `<input type="hidden" name="code" value="${code}">`
  }<input type="hidden" name="by" value="page"><button class="${style}">${label}</button></form>`

/** The page where people advance shipments. */
export function shipmentsPage(shipments: readonly Shown[], intakes: readonly BookedIntake[]): string {
  const items = shipments.slice(0, MAX_SHOWN).map(({ entry, next, code }) => {
    const where = entry.deliveryPoint === null ? entry.address : `пункт ${entry.deliveryPoint}`
    const last = entry.statuses.at(-1)
    const word = entry.errors.length > 0 && code === 'INVALID' ? entry.errors.join(', ') : (last?.name ?? code)
    const isOpen = next !== null && code !== 'ACCEPTED'
    return `<h2>${escapeHtml(entry.trackNumber)}</h2>
<p class="note">Заказ ${escapeHtml(entry.number)}, ${entry.weightGrams} г, ${escapeHtml(where)}</p>
<p>${escapeHtml(word)}</p>
${isOpen ? `<div class="row">${stepForm(entry.uuid, null, 'Дальше', 'yes')}${stepForm(entry.uuid, 'NOT_DELIVERED', 'Не вручён', 'no')}</div>` : ''}`
  })
  return page(
    'Отправления СДЭК',
    `<h1>Отправления</h1><p class="note"><a href="/cdek">Города и поломки</a></p>${
      items.length > 0 ? items.join('') : '<p>Пока ни одного: их оформляют продавцы в кабинете.</p>'
    }${intakes.length > 0 ? `<h1>Вызовы курьера</h1>${intakes.slice(0, MAX_SHOWN).map(intakeHtml).join('')}` : ''}`,
  )
}

const INTAKE_STEPS = [
  ['APPOINTED_COURIER', 'Назначить курьера'],
  ['DONE', 'Забрал'],
  ['PROBLEM_DETECTED', 'Проблема'],
] as const

/** A courier request with its possible statuses. */
function intakeHtml({ uuid, number, day, from, to, address, weightGrams, statuses, errors }: BookedIntake): string {
  const code = statuses.at(-1)?.code ?? 'ACCEPTED'
  const buttons = INTAKE_STEPS.map(
    ([to, label]) =>
      `<form method="post" action="/cdek/intakes/${uuid}/step"><input type="hidden" name="code" value="${to}"><button class="${to === 'PROBLEM_DETECTED' ? 'no' : 'yes'}">${label}</button></form>`,
  )
  const isOpen = !['ACCEPTED', 'DONE', 'REMOVED', 'INVALID'].includes(code)
  return `<h2>Заявка ${escapeHtml(number)}</h2>
<p class="note">${escapeHtml(`${day}, ${from}–${to}, ${address}, ${weightGrams} г`)}</p>
<p>${escapeHtml(code === 'INVALID' ? errors.join(', ') : code)}</p>
${isOpen ? `<div class="row">${buttons.join('')}</div>` : ''}`
}
