import { isAlive } from '../alive.ts'

/**
 * User actions in a page, as the body of a function that runs in the page: finds visible elements by role and
 * accessible name, waits, clicks and types. The engines differ only in their driver.
 */
export const HANDS = String.raw`
const timeoutMs = 60000
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
const kinds = {
  button: 'button,[role=button]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input:not([type=radio]):not([type=checkbox]):not([type=file]),textarea',
  option: '[role=option]',
  heading: 'h1,h2,h3',
  file: 'input[type=file]',
}
const tidy = (text) => (text ?? '').replace(/[\u00ad]/g, '').replace(/\s+/g, ' ').trim()
const nameOf = (element) => {
  const by = element.getAttribute('aria-labelledby')
  if (by) return tidy(by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
  const label = element.getAttribute('aria-label')
  if (label) return tidy(label)
  if (element.labels?.length) return tidy([...element.labels].map((one) => one.textContent).join(' '))
  return tidy(element.textContent)
}
const isShown = (element) => {
  if (element.closest('[aria-hidden=true],[inert]')) return false
  if (element.type === 'radio') return element.closest('label')?.getClientRects().length > 0 || element.getClientRects().length > 0
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
}
const scope = () => [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].filter(isShown).at(-1) ?? document
const findAll = (kind, pattern) =>
  [...scope().querySelectorAll(kinds[kind])].filter((one) => isShown(one) && new RegExp(pattern).test(nameOf(one)))
const until = async (what, look) => {
  const end = Date.now() + timeoutMs
  for (;;) {
    const found = look()
    if (found) return found
    if (Date.now() > end) throw new Error('waited in vain for ' + what + ' at ' + location.pathname + ': ' + tidy(document.body.innerText).slice(0, 600))
    await pause()
  }
}
const find = (kind, pattern, index = 0) => until(kind + ' ' + pattern, () => findAll(kind, pattern).at(index))
// Firefox fires no focus events in an inactive window
const focusOn = (element) => {
  element.focus()
  if (!document.hasFocus()) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
const press = async (kind, pattern, index = 0) => {
  const element = await find(kind, pattern, index)
  element.scrollIntoView({ block: 'center' })
  element.click()
}
// the answer arrives before the page is left
const leaveBy = async (kind, pattern) => {
  const element = await find(kind, pattern)
  setTimeout(() => element.click(), 50)
}
const fill = async (pattern, value) => {
  const element = await find('textbox', pattern)
  focusOn(element)
  const proto = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(proto, 'value').set.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
/** Attaches a photo drawn in the page, because a page cannot read files of the machine. */
const attachPhoto = async (pattern) => {
  const input = await find('file', pattern)
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#e8c36a'
  pen.fillRect(0, 0, 640, 480)
  const photo = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const chosen = new DataTransfer()
  chosen.items.add(new File([photo], 'сыр.jpg', { type: 'image/jpeg' }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const question = () => [...document.querySelectorAll('[role=alertdialog]')].find(isShown)
const see = (pattern) => until('words ' + pattern, () => new RegExp(pattern).test(tidy(document.body.innerText)))
const gone = (kind, pattern) => until('no ' + kind + ' ' + pattern, () => findAll(kind, pattern).length === 0)
const at = (pattern) => until('address ' + pattern, () => new RegExp(pattern).test(location.pathname + location.search))
// links whose words are broken over two lines
const brokenWords = (links) =>
  [...document.querySelectorAll(links)].flatMap((link) => {
    const words = []
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word)
      }
    }
    return words
  })
// visible pictures have loaded, animations have ended, and the last frame is drawn
const settle = async () => {
  const isAwaited = (image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return !image.complete && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  // endless animations and those driven by scrolling are ignored
  const isMoving = ({ playState, timeline, effect }) =>
    playState === 'running' && timeline === document.timeline && effect.getComputedTiming().endTime < Infinity
  await until('still pictures', () => ![...document.images].some(isAwaited) && !document.getAnimations().some(isMoving))
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}
const alive = () =>
  until('a page that is alive', ${isAlive})
`
