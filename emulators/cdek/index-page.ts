import { escapeHtml, page } from '../page.ts'
import type { CdekEmulatorCity } from './cities.ts'
import { FAULTS, type Faults, PARTS } from './faults.ts'

const PART_TITLES = {
  token: 'вход',
  cities: 'города',
  points: 'пункты',
  tariffs: 'тарифы',
  orders: 'отправления',
  print: 'печать',
  webhooks: 'вебхуки',
  intakes: 'вызовы курьера',
} as const

/** The emulator's page for people: its towns and active faults. */
export function indexPage(cities: readonly CdekEmulatorCity[], faults: ReturnType<Faults['list']>): string {
  const inForce = faults.map(({ fault, on, left }) => {
    const where = on ? `, только ${PART_TITLES[on]}` : ''
    return `<li class="bad">${escapeHtml(FAULTS[fault])}${where}${left === null ? '' : `, ещё ${left}`}</li>`
  })
  const options = Object.entries(FAULTS).map(([fault, what]) => `<option value="${fault}">${escapeHtml(what)}</option>`)
  const parts = PARTS.map((part) => `<option value="${part}">только ${PART_TITLES[part]}</option>`)
  const rows = cities.map(
    ({ city, region, points }) =>
      `<tr><td>${escapeHtml(city)}<br><span class="note">${escapeHtml(region)}</span></td><td>${points || 'курьер'}</td></tr>`,
  )
  return page(
    'СДЭК',
    `<h1>СДЭК</h1><p class="note">Города, пункты выдачи и цены вымышлены.</p>
<p><a href="/cdek/shipments">Отправления продавцов</a></p>
${inForce.length > 0 ? `<p>Сейчас:</p><ul>${inForce.join('')}</ul>` : '<p class="good">Всё работает.</p>'}
<form method="post" action="/cdek/control">
<label>Сломать <select name="fail">${options.join('')}</select></label>
<label>Где <select name="on"><option value="">везде</option>${parts.join('')}</select></label>
<label>Сколько раз, пусто — пока не починят <input name="times" inputmode="numeric" pattern="[0-9]*"></label>
<button class="no">Сломать</button></form>
<form method="post" action="/cdek/control"><input type="hidden" name="fail" value="none"><button class="yes">Починить</button></form>
<table><thead><tr><th>Город</th><th>Пунктов</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  )
}
