/**
 * The widget's own styles: another site has no tokens of the shop. The font is the page's; the shop's colour is passed
 * as `--accent`. Text on the white of a card has a contrast of at least 4.5:1.
 */
export const STYLE = `
:host { all: initial; display: block; font: inherit; color: #19201a; --accent: #2c7a3f; --ink: #19201a; --quiet: #67645e; --line: #e5e3de; --round: 1 }
:host([hidden]) { display: none }
* { box-sizing: border-box; margin: 0 }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 8px 24px; margin-bottom: 16px }
h2, h3, h4, h5, h6 { font-size: 24px; line-height: 1.25; font-weight: 700; color: inherit; overflow-wrap: anywhere }
.all { color: inherit; font-size: 16px; line-height: 24px; text-underline-offset: 3px }
ul { list-style: none; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr)) }
li { position: relative; display: flex; max-width: 320px; flex-direction: column; gap: 4px; padding: 12px; background: #fff; color: var(--ink); border: 1px solid var(--line); border-radius: calc(16px * var(--round)); overflow-wrap: anywhere }
.frame { aspect-ratio: 1; border-radius: calc(10px * var(--round)); overflow: hidden; background: oklch(.96 .02 var(--hue, 120)); margin-bottom: 8px }
img { width: 100%; height: 100%; object-fit: contain; display: block }
.name { color: inherit; font-size: 16px; line-height: 22px; font-weight: 500; text-decoration: none }
.name:hover { text-decoration: underline }
.size, .stock, .old { font-size: 14px; line-height: 20px; color: var(--quiet) }
.price { font-size: 18px; line-height: 24px; font-weight: 700; margin-top: auto; padding-top: 4px }
.old { font-weight: 400; margin-inline-start: 8px }
.add, button { display: block; min-height: 44px; margin-top: 8px; padding: 10px 12px; border: 1px solid var(--accent); border-radius: calc(12px * var(--round)); background: var(--accent); color: #fff; font: inherit; font-size: 16px; line-height: 22px; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.add:hover, button:hover { filter: brightness(.92) }
.look { background: #fff; color: var(--ink); border-color: var(--line) }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: calc(12px * var(--round)) }
.message { padding: 24px; border: 1px solid var(--line); border-radius: calc(16px * var(--round)); background: #fff; color: var(--ink); font-size: 16px; line-height: 24px }
.message button { display: inline-block; padding-inline: 20px }
.bone { height: 320px; background: #f1f0ec; border-color: transparent }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (prefers-reduced-motion: no-preference) { .bone { animation: breathe 1.6s ease-in-out infinite alternate } }
@keyframes breathe { to { opacity: .55 } }
@media (forced-colors: active) { li, .add, button, .message { border: 1px solid } }
`
